import { onlineOn } from './online.ts'

onlineOn('sqlite')
