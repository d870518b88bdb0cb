import { render } from 'solid-js/web'
import './index.ts'
import { Controls } from './sample/Controls.tsx'

/** ?theme=day|cellar &text=large|larger */
const query = new URLSearchParams(location.search)
document.documentElement.dataset.theme = query.get('theme') ?? 'day'
document.documentElement.dataset.text = query.get('text') ?? ''

const root = document.getElementById('taproom')
if (root) render(() => <Controls />, root)
