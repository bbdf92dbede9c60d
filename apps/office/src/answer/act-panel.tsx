import { Alert } from '@sakina/ui/alert'
import { useEffect, useRef, useState, type ReactNode } from 'react'

import { useText } from '../shared/text.ts'
import { ActForm, PreviewText, type Done } from './act-form.tsx'
import type { Act } from './act.ts'

/** What was done a moment ago; it takes the focus from the button that is gone. */
export function DoneText({ done: { act, preview }, next }: { done: Done; next: ReactNode }) {
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Alert tone="success" announce title={t(`answer.done.${act.id}`)} action={next}>
        {preview && <PreviewText preview={preview} />}
      </Alert>
    </div>
  )
}

type Props = { acts: readonly Act[]; onDone: () => void; onChanged: () => void }

/** Acts that can be done again and again, with what the last one did. */
export function ActPanel({ acts, onDone, onChanged }: Props) {
  const [done, setDone] = useState<Done & { readonly at: number }>()
  return (
    <div className="grid grid-cols-1 gap-4">
      {done !== undefined && <DoneText key={done.at} done={done} next={undefined} />}
      <ActForm
        key={done?.at ?? 0}
        acts={acts}
        onDone={(what) => {
          setDone({ ...what, at: (done?.at ?? 0) + 1 })
          onDone()
        }}
        onChanged={onChanged}
      />
    </div>
  )
}
