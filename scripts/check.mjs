// npm run check: types and style.
import { checks } from './checks.mjs'

const { failed } = await checks()
process.exit(failed === 0 ? 0 : 1)
