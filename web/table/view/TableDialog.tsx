import type { JSX } from 'solid-js'
import { Dialog } from '../../design/index.ts'
import { words } from '../../words/index.ts'
import type { DialogName, TableContext } from './context.ts'

interface TableDialogProps {
  readonly context: TableContext
  readonly name: DialogName
  readonly title: string
  readonly actions?: JSX.Element
  readonly children: JSX.Element
}

export function TableDialog(props: TableDialogProps) {
  return (
    <Dialog
      open={props.context.dialog() === props.name}
      title={props.title}
      closeLabel={words().table.close}
      onClose={() => props.context.close(props.name)}
      actions={props.actions}
    >
      {props.children}
    </Dialog>
  )
}
