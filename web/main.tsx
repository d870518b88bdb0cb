import './design/index.ts'
import { start } from './app.tsx'

const root = document.getElementById('taproom')
if (root) void start(root)
