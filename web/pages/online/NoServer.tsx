import { Button } from '../../design/index.ts'
import { refusedOf } from '../../online/api.ts'
import { refusedSentence } from '../../online/sentences.ts'
import { go } from '../../route.ts'
import { words } from '../../words/index.ts'
import { onlineWords } from '../../words/online/index.ts'
import { Sentence } from '../Sentence.tsx'

/** The server does not answer, or says no. */
export function NoServer(props: { error: unknown; onRetry: () => void }) {
  const w = () => onlineWords().trouble
  const refused = () => refusedOf(props.error)
  const title = () => (refused().code === 'no-server' ? w().noServer : refusedSentence(refused()))
  const text = () => {
    if (refused().code === 'no-match') return w().noMatchAbout
    return refused().code === 'no-server' ? w().noServerAbout : ''
  }
  return (
    <Sentence title={title()} text={text()}>
      <Button label={words().trouble.toFront} onPress={() => go({ page: 'front' })} />
      <Button label={w().retry} look="primary" onPress={props.onRetry} />
    </Sentence>
  )
}
