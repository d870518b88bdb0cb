import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Writes the service worker with the list of everything the build made, and names the manifest in the page. */
export function offline(web: string): Plugin {
  return {
    name: 'taproom-offline',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icon-192.png' }, injectTo: 'head' },
    ],
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const folder = join(web, 'public')
        const still = existsSync(folder) ? readdirSync(folder) : []
        const built = Object.keys(bundle).filter(name => !name.endsWith('.map'))
        const version = createHash('sha256')
        for (const made of Object.values(bundle).toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1)))
          if (!made.fileName.endsWith('.map'))
            version.update(made.fileName).update(made.type === 'chunk' ? made.code : made.source)
        for (const name of still) version.update(name).update(readFileSync(join(folder, name)))
        const files = [
          ...new Set(['./index.html', ...built.map(name => `./${name}`), ...still.map(name => `./${name}`)]),
        ]
        const source = readFileSync(join(web, 'offline', 'sw.js'), 'utf8')
          .replace('__VERSION__', version.digest('hex').slice(0, 16))
          .replace('__FILES__', JSON.stringify(files))
        this.emitFile({ type: 'asset', fileName: 'sw.js', source })
      },
    },
  }
}
