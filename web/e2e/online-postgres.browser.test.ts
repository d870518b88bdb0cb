import { onlineOn } from './online.ts'

onlineOn('postgres')
