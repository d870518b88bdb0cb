/** Rules 9: the modules that a market worker chooses like a space (BC-9.1). */
import type { Refusal } from '@taproom/engine'
import { AGENCY, EXCHANGE, FARM, SPACES, TEMP_LABOUR } from '../../components/names.ts'
import type { BrewLog } from '../events.ts'
import { refuse } from '../refusals.ts'
import type { BrewCrafters } from '../table.ts'
import { exchangeRefusal, openExchange } from './commodity-exchange.ts'
import { farmRefusal, openFarm } from './community-farm.ts'
import { agencyRefusal, openAgency } from './labour-agency.ts'
import { bookTemps, tempRefusal } from './temp-labour.ts'

export function moduleRefusal(
  t: BrewCrafters,
  seat: number,
  module: number,
  queueJumper: boolean,
): Refusal | undefined {
  if (!t.modules[module]) return refuse['module-off'].with(SPACES.length + module) // BC-3.1
  if (t.used[module]) {
    if (queueJumper) return refuse['queue-jump-module'] // BC-9.3
    return refuse['module-used'].with(SPACES.length + module, t.used[module] - 1) // BC-9.2
  }
  if (module === TEMP_LABOUR) return tempRefusal(t, seat)
  if (module === EXCHANGE) return exchangeRefusal(t, seat)
  if (module === AGENCY) return agencyRefusal(t, seat)
  return farmRefusal(t, seat)
}

export function useModule(t: BrewCrafters, seat: number, module: number, log: BrewLog): void {
  if (module !== FARM) t.used[module] = seat + 1 // BC-9.2; the farm is open to all, again and again (BC-9.26)
  if (module === TEMP_LABOUR) bookTemps(t, seat, log)
  else if (module === EXCHANGE) openExchange(t, seat)
  else if (module === AGENCY) openAgency(t, seat, log)
  else openFarm(t, seat)
}
