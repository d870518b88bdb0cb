import { Match, Switch } from 'solid-js'
import type { Monk } from '../kinds.ts'

const HABITS: Record<Monk, [cloth: string, fold: string]> = {
  cellarer: ['#8a6a4a', '#5c4430'],
  gardener: ['#77804c', '#4d5530'],
  scribe: ['#5f6479', '#3d4152'],
  bellringer: ['#8d5542', '#5b3226'],
}
const INK = '#2e1f2c'
const SKIN = '#f0cfa8'

/** A bust on the upper half of a 60-wide tile, told apart by face and dress: beard, straw hat, spectacles, hood. */
export function Portrait(props: { of: Monk }) {
  const habit = () => HABITS[props.of]
  return (
    <g stroke-linejoin="round" stroke-linecap="round">
      <Switch>
        <Match when={props.of === 'bellringer'}>
          <path d="M-12 3c-3-10 .5-24 12-24S15-7 12 3z" fill={habit()[0]} stroke={INK} />
          <ellipse cx="0" cy="-9.500" rx="7.200" ry="8.300" fill={SKIN} stroke={INK} stroke-width=".8" />
          <path d="M-7-10c1.500-6 4-8 7-8s5.500 2 7 8c-2-2.500-4-3.500-7-3.500s-5 1-7 3.500z" fill={habit()[1]} />
        </Match>
        <Match when={props.of === 'gardener'}>
          <ellipse cx="0" cy="-9.500" rx="7.800" ry="8.800" fill={SKIN} stroke={INK} />
          <path d="M-7.500-14.500c.5-6 3-8.500 7.500-8.500s7 2.500 7.500 8.500z" fill="#e8c878" stroke={INK} />
          <ellipse cx="0" cy="-14" rx="14" ry="3" fill="#e0b95e" stroke={INK} />
          <path d="M-7.200-16.300c4.500 1.300 9.900 1.300 14.400 0" fill="none" stroke="#8a5a2a" stroke-width="1.600" />
          <circle cx="-4.600" cy="-6" r="1.500" fill="#e09a7a" opacity=".8" />
          <circle cx="4.600" cy="-6" r="1.500" fill="#e09a7a" opacity=".8" />
        </Match>
        <Match when={props.of === 'scribe'}>
          <ellipse cx="0" cy="-11" rx="7.200" ry="9.600" fill={SKIN} stroke={INK} />
          <path
            d="M-7.400-8c-1.200-5 .3-9 2.400-10.200 1.500 1 3.200 1.400 5 1.400s3.500-.4 5-1.400c2.100 1.200 3.600 5.200 2.400 10.200-.9-.8-1.300-2.200-1.600-4-1.800.9-3.800 1.200-5.800 1.200s-4-.3-5.800-1.200c-.3 1.800-.7 3.200-1.600 4z"
            fill="#c9c3b8"
            stroke={INK}
            stroke-width=".6"
          />
        </Match>
        <Match when={props.of === 'cellarer'}>
          <ellipse cx="0" cy="-11" rx="8.400" ry="9.400" fill={SKIN} stroke={INK} />
          <path
            d="M-8.400-8.500c-1-4.500.2-8.200 2.400-9.700 1.700 1.500 3.800 2 6 2s4.300-.5 6-2c2.200 1.500 3.400 5.200 2.400 9.700-1-.6-1.400-2-1.800-3.800-2 .9-4.400 1.200-6.600 1.200s-4.600-.3-6.600-1.200c-.4 1.800-.8 3.200-1.800 3.800z"
            fill="#6b4526"
          />
          <path
            d="M-8.300-9c.3 7 3 11.500 8.300 11.500S8-2 8.300-9C7-5.500 4.500-6 0-6s-7 .5-8.300-3z"
            fill="#6b4526"
            stroke={INK}
            stroke-width=".7"
          />
        </Match>
      </Switch>
      <path
        d="M-16 4.500c1-6.500 6-8.500 10-9 1.500 2.500 3.500 3.500 6 3.500s4.500-1 6-3.500c4 .5 9 2.500 10 9-5 2-10 3-16 3s-11-1-16-3z"
        fill={habit()[0]}
        stroke={INK}
      />
      <path
        d="M-6.500-4.300c2 3.400 4 4.600 6.500 4.600s4.500-1.200 6.500-4.600"
        fill="none"
        stroke={habit()[1]}
        stroke-width="1.800"
      />
      <circle cx="-2.900" cy="-9" r="1.050" fill="#3a2415" />
      <circle cx="2.900" cy="-9" r="1.050" fill="#3a2415" />
      <Switch fallback={<path d="M-2-5.200q2 1.500 4 0" stroke="#3a2415" fill="none" />}>
        <Match when={props.of === 'cellarer'}>
          <path d="M-2-3.800q2 1.300 4 0" stroke="#f0cfa8" fill="none" />
        </Match>
        <Match when={props.of === 'scribe'}>
          <g fill="rgb(255 255 255 / .35)" stroke="#3a2415" stroke-width=".9">
            <circle cx="-3" cy="-9" r="2.500" />
            <circle cx="3" cy="-9" r="2.500" />
            <path d="M-.5-9h1" />
          </g>
          <path d="M-1.600-4.600h3.200" stroke="#3a2415" fill="none" />
        </Match>
      </Switch>
    </g>
  )
}
