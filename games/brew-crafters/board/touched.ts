/** Where on the board something happened: what all share, one's own things by their names, and a rival's by its panel. */
import { labelOf } from '../components/names.ts'
import type { BoardEvent } from './previews.ts'

export function touched(event: BoardEvent, viewer: number): readonly string[] {
  /** In the brewery of whoever did it. */
  const home = (...own: readonly string[]): readonly string[] =>
    event.seat === undefined ? [] : event.seat === viewer ? own : [`seat/${event.seat}`]
  switch (event.kind) {
    case 'season-start':
      return ['season']
    case 'supply':
      return [event.space]
    case 'market-place':
      return [event.place]
    case 'take':
      return [event.from, ...home('storage')]
    case 'first-player':
      return ['first-player']
    case 'hire-worker':
      return [event.worker, ...home()]
    case 'partner-form':
    case 'partner-trade':
      return [event.card, ...home()]
    case 'hire-crew':
      return home(event.crew)
    case 'temp-book':
      return ['temp-labour']
    case 'agency-draw':
      return ['labour-agency']
    case 'exchange':
      return ['commodity-exchange', ...home('storage')]
    case 'farm-plant':
    case 'farm-harvest':
    case 'farm-pick':
      return ['community-farm', ...home('storage')]
    case 'farm-tile':
      return home('farm')
    case 'brew':
      return [event.recipe, ...home(event.tank === 'pub' ? 'pub' : 'line')]
    case 'bottle':
      return home('line')
    case 'sell':
      return home(event.slot === 'pub' ? 'pub' : 'line')
    case 'label':
      return [labelOf(event.recipe), ...home()]
    case 'collab-section':
      return [event.section]
    case 'collab-sold':
      return ['collaboration']
    case 'lab':
      return home(event.track)
    case 'install':
      return home(event.tile)
    case 'secret-take':
      return ['secrets']
    case 'secret-reveal':
    case 'secret-paid':
      return home(event.recipe)
    case 'benefit':
    case 'overflow':
    case 'compensation':
      return home('storage')
    case 'bill':
      return home('bill')
    case 'score':
      return home('points')
    default:
      return []
  }
}
