import chromium from '@sparticuz/chromium'
import { chromium as pw } from 'playwright-core'
import { readFileSync } from 'node:fs'
const { room, openRecord, linkOf } = await import('/tmp/db-links/db-entry.tmp.js')
// node shot.mjs <out> <seats> <match> <at 0..1|index> <WxH[,WxH]> [lang] [dark] [tab] [seat] [extra prefs json]
const [,, out, seats='2', match='1', at='0.5', sizes='1280x720', lang='en', dark='', tab='', pref='{}'] = process.argv
const line = readFileSync(`games/dice-brewing/fixtures/matches-${seats}.jsonl`, 'utf8').split('\n')[Number(match)]
const opened = openRecord(room.game, JSON.parse(line)); const { table } = opened
const index = Number(at) <= 1 ? Math.round(Number(at) * table.index) : Number(at)
const browser = await pw.launch({ executablePath: await chromium.executablePath(), args: ['--no-sandbox', '--disable-gpu', '--no-proxy-server'] })
for (const size of sizes.split(',')) {
  const [width, height] = size.split('x').map(Number)
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: width < 1000, colorScheme: dark ? 'dark' : 'light', locale: lang, serviceWorkers: 'block', deviceScaleFactor: Number(process.env.SCALE ?? 1) })
  await context.addInitScript(t => localStorage.setItem('taproom-preferences', t), JSON.stringify({ motion: 'off', pace: 'instant', ...JSON.parse(pref) }))
  const page = await context.newPage()
  page.on('pageerror', e => console.log('ERR', e.message))
  await page.goto(`http://127.0.0.1:8106/#/link/${linkOf(table)}/0`, { timeout: 120000 })
  await page.locator('.replay, .tb-curtain').first().waitFor({ timeout: 120000 })
  if (await page.locator('.tb-curtain button').count()) await page.locator('.tb-curtain button').first().click()
  await page.locator('.replay input[type=range]').fill(String(index))
  await page.waitForTimeout(400)
  if (process.env.PLAY) { await page.locator(process.env.PLAY).first().evaluate(e => e.click()); await page.waitForTimeout(900); if (await page.locator('.tb-curtain button').count()) await page.locator('.tb-curtain button').first().click(); await page.waitForTimeout(500) }
  for (const one of (tab || '-').split('+')) {
    if (one !== '-') { await page.locator('[class*="-tabs"] button').nth(Number(one)).click(); await page.waitForTimeout(250) }
    await page.screenshot({ path: `${out}-${size}${one === '-' ? '' : '-t' + one}.png` })
    const bad = await page.evaluate(() => {
      const r = []
      if (document.documentElement.scrollWidth > innerWidth + 1 || document.documentElement.scrollHeight > innerHeight + 1) r.push(`page overflow ${document.documentElement.scrollWidth}x${document.documentElement.scrollHeight}`)
      const seen = new Set()
      for (const e of document.querySelectorAll('.bd-table *')) {
        const own = [...e.childNodes].some(n => n.nodeType === 3 && n.nodeValue.trim())
        const b = e.getBoundingClientRect()
        if (!b.width || e.closest('.unseen, .tb-log')) continue
        const s = getComputedStyle(e)
        const where = `${e.parentElement?.className?.baseVal ?? e.parentElement?.className} > ${e.className?.baseVal ?? e.className}`.slice(0, 60)
        if (own && parseFloat(s.fontSize) < 11 && !seen.has('f' + where)) { seen.add('f' + where); r.push(`font ${parseFloat(s.fontSize).toFixed(1)} ${where} "${e.textContent.trim().slice(0, 20)}"`) }
        if (own && e.scrollWidth > e.clientWidth + 1 && s.overflow !== 'visible' && !seen.has('c' + where)) { seen.add('c' + where); r.push(`cut ${where} "${e.textContent.trim().slice(0, 24)}" ${e.clientWidth}<${e.scrollWidth}`) }
        if (own && (b.right > innerWidth + 1 || b.bottom > innerHeight + 1) && !e.closest('.bd-main,.db-upper') && !seen.has('o' + where)) { seen.add('o' + where); r.push(`outside ${where} "${e.textContent.trim().slice(0, 24)}"`) }
        if (innerWidth < 900 && e.matches('button,[role=button]') && Math.min(b.width, b.height) < 40 && !seen.has('t' + where)) { seen.add('t' + where); r.push(`target ${Math.round(b.width)}x${Math.round(b.height)} ${where}`) }
      }
      return r
    })
    console.log(`== ${size} ${one}`); for (const b of bad) console.log('  ' + b)
  }
  await context.close()
}
await browser.close()
