import { writeFileSync } from 'node:fs'
import type { Player } from '@taproom/bots'
import {
  type AnyRoom,
  Chance,
  type Language,
  MoveBuffer,
  type Rulebook,
  recordOf,
  seedFrom,
  seedHash,
  type Table,
  type Words,
} from '@taproom/engine'
import { tableWords } from './text-table-words.ts'

/** One person at a table of text: reads lines, answers with lines. */
export class TextTable {
  readonly #room: AnyRoom
  readonly #table: Table
  readonly #seat: number
  readonly #players: readonly (Player | undefined)[]
  readonly #words: Words
  readonly #rulebook: Rulebook
  readonly #say: (line: string) => void
  readonly #own
  readonly #chance = new Chance()
  readonly #buffer = new MoveBuffer()
  #shown = 0

  constructor(
    room: AnyRoom,
    table: Table,
    seat: number,
    players: readonly (Player | undefined)[],
    words: Words,
    rulebook: Rulebook,
    language: Language,
    say: (line: string) => void,
  ) {
    this.#room = room
    this.#table = table
    this.#seat = seat
    this.#players = players
    this.#words = words
    this.#rulebook = rulebook
    this.#say = say
    this.#own = tableWords[language]
    this.#chance.seed(seedFrom(`text ${table.opening.seed}`))
  }

  readonly #who = (seat: number): string => (seat === this.#seat ? this.#own.you : this.#own.bot(seat))

  begin(): void {
    this.#say(`${this.#words.name} — ${this.#words.tagline}`)
    this.#say(this.#own.seedHash(seedHash(this.#table.opening.seed)))
    this.#say(this.#own.help)
    this.#describe()
    this.#goOn()
  }

  /** Answers a line; false when the person leaves or the match is over. */
  answer(line: string): boolean {
    const [word = '', ...rest] = line.trim().split(/\s+/)
    const text = rest.join(' ')
    switch (word) {
      case '':
        return true
      case 'quit':
        this.#say(this.#own.bye)
        return false
      case 'help':
        this.#say(this.#own.help)
        return true
      case 'table':
        this.#describe()
        return true
      case 'moves':
        this.#ask()
        return true
      case 'log':
        this.#log(Number(text) || 20)
        return true
      case 'score':
        this.#score()
        return true
      case 'why':
        this.#why(text)
        return true
      case 'rule':
        this.#say(this.#own.rule(text, this.#rulebook.rules[text] ?? '—'))
        return true
      case 'undo':
      case 'redo':
      case 'restart':
        return this.#back(word)
      case 'save':
        this.#save(text)
        return true
      default:
        return this.#move(line.trim())
    }
  }

  #move(line: string): boolean {
    const legal = this.#table.legal(this.#seat)
    const move = /^\d+$/.test(line) ? legal[Number(line) - 1] : this.#room.game.parse(line)
    if (move === undefined || typeof move === 'string') {
      this.#say(move === undefined ? this.#own.notNow : this.#own.noMove(line, move))
      return true
    }
    const outcome = this.#table.play(this.#seat, move)
    if (!outcome.ok) {
      this.#refused(outcome.reason)
      return true
    }
    return this.#goOn()
  }

  /** Lets the others play until the person is asked or the match is over. */
  #goOn(): boolean {
    const { game } = this.#room
    const table = this.#table
    while (!table.over && table.waitingFor !== this.#seat) {
      const seat = table.waitingFor
      const player = this.#players[seat]
      if (!player) throw new Error(`nobody sits at seat ${seat}`)
      const moves = game.legal(table.state, seat, this.#buffer)
      const move =
        player.sees === 'moves'
          ? player.choose(moves, this.#chance)
          : player.choose(moves, this.#chance, table.view(seat))
      table.play(seat, move)
    }
    this.#news()
    if (!table.over) {
      this.#ask()
      return true
    }
    this.#say(`\n${this.#own.over}`)
    this.#score()
    this.#say(this.#own.seed(table.opening.seed))
    return false
  }

  #ask(): void {
    const view = this.#table.view(this.#seat)
    this.#say(`\n${this.#words.prompt(view)}`)
    const { game } = this.#room
    this.#table.legal(this.#seat).forEach((move, i) => {
      this.#say(`  ${String(i + 1).padStart(3)}  ${this.#words.move(view, game.unpack(move))}  [${game.print(move)}]`)
    })
    this.#say(this.#own.choose)
  }

  #lines(from: number): string[] {
    return this.#table
      .journal(this.#seat)
      .filter(event => event.seq >= from)
      .map(event => this.#words.event(event, this.#who))
      .filter(line => line !== undefined)
  }

  #news(): void {
    for (const line of this.#lines(this.#shown)) this.#say(`  · ${line}`)
    this.#shown = (this.#table.journal().at(-1)?.seq ?? -1) + 1
  }

  #log(count: number): void {
    const lines = this.#lines(0).slice(-count)
    this.#say(lines.length > 0 ? lines.join('\n') : this.#own.nothingYet)
  }

  #describe(): void {
    for (const { title, lines } of this.#words.describe(this.#table.view(this.#seat), this.#who)) {
      this.#say(`\n${title}`)
      for (const line of lines) this.#say(`  ${line}`)
    }
  }

  #score(): void {
    const { game } = this.#room
    const scores = game.score(this.#table.state)
    for (const { seat, rank, total } of [...game.standings(this.#table.state)].sort((a, b) => a.rank - b.rank)) {
      const parts = Object.entries(scores[seat].parts).map(
        ([part, points]) => `${this.#words.parts[part] ?? part} ${points}`,
      )
      this.#say(`${rank}. ${this.#who(seat)}: ${total} (${parts.join(', ')})`)
    }
  }

  #why(line: string): void {
    const move = this.#room.game.parse(line)
    if (typeof move === 'string') this.#say(this.#own.noMove(line, move))
    else {
      const reason = this.#table.refusal(this.#seat, move)
      if (reason) this.#refused(reason)
      else this.#say(this.#own.legalAfterAll)
    }
  }

  #refused(reason: Parameters<Words['refusal']>[0]): void {
    this.#say(this.#words.refusal(reason))
    const text = this.#rulebook.rules[reason.rule]
    if (text) this.#say(this.#own.rule(reason.rule, text))
  }

  #back(word: 'undo' | 'redo' | 'restart'): boolean {
    const outcome = word === 'restart' ? this.#table.restartTurn(this.#seat) : this.#table[word](this.#seat)
    this.#shown = Math.min(this.#shown, (this.#table.journal().at(-1)?.seq ?? -1) + 1)
    this.#say(outcome.ok ? this.#own.undone : this.#own.cannotUndo)
    return this.#goOn()
  }

  #save(file: string): void {
    const record = recordOf(
      this.#table,
      Array.from({ length: this.#table.opening.seats }, (_, seat) => this.#who(seat)),
    )
    writeFileSync(file || 'match.json', `${JSON.stringify(record)}\n`)
    this.#say(this.#own.saved(file || 'match.json'))
  }
}
