import { gameContract } from '../testing/contract.ts'
import { refuse } from './last-call.ts'
import { room } from './room.ts'

gameContract(room, { refusals: refuse, fixtures: new URL('./fixtures/', import.meta.url) })
