import { afterAll } from 'vitest'
import { accessContract } from './testing/access.contract.ts'
import { adminContract } from './testing/admin.contract.ts'
import { announcementContract } from './testing/announcement.contract.ts'
import { crashContract } from './testing/crash.contract.ts'
import { endingsContract } from './testing/endings.contract.ts'
import { housekeepingContract } from './testing/housekeeping.contract.ts'
import { matchContract } from './testing/match.contract.ts'
import { metricsContract } from './testing/metrics.contract.ts'
import { notesContract } from './testing/notes.contract.ts'
import { noticesContract } from './testing/notices.contract.ts'
import { patienceContract } from './testing/patience.contract.ts'
import { peopleContract } from './testing/people.contract.ts'
import { sleepContract } from './testing/sleep.contract.ts'
import { storeContract } from './testing/store.contract.ts'
import { tablesContract } from './testing/tables.contract.ts'
import { talkContract } from './testing/talk.contract.ts'
import { type Place, temporaryFolder } from './testing/test-server.ts'
import { tiesContract } from './testing/ties.contract.ts'
import { versionsContract } from './testing/versions.contract.ts'

const folder = temporaryFolder()
let stores = 0
const place: Place = { name: 'SQLite', shared: false, fresh: async () => ({ data: `${folder.path}/${++stores}` }) }

afterAll(() => folder.remove())

storeContract(place)
matchContract(place)
sleepContract(place)
housekeepingContract(place)
metricsContract(place)
peopleContract(place)
patienceContract(place)
talkContract(place)
noticesContract(place)
endingsContract(place)
tablesContract(place)
accessContract(place)
notesContract(place)
tiesContract(place)
adminContract(place)
announcementContract(place)
crashContract(place)
versionsContract(place)
