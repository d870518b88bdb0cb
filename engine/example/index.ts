export { type LastCall, type LastCallEvent, lastCall } from './last-call.ts'
export { room } from './room.ts'
