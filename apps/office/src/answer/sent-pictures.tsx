import { useCommand } from '@sakina/api-client/swr'
import type { Id } from '@sakina/api-client/wire/value-codecs'
import { opsOpenUpload } from '@sakina/api-client/wire/ops'
import { Button } from '@sakina/ui/button'
import { Text } from '@sakina/ui/text'
import { useCallback, useState } from 'react'

import { mayDo, useSession } from '../shared/person.ts'
import { useText } from '../shared/text.ts'
import { useErrorMessage } from '../shared/use-error-message.ts'

type Opened = { readonly type: string; readonly content: string }

/** Shows a file from its bytes, and frees their memory afterwards. */
function FileImage({ opened: { type, content }, name }: { opened: Opened; name: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))
      const url = URL.createObjectURL(new Blob([bytes], { type }))
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [type, content],
  )
  return <img ref={show} alt={name} className="max-h-96 max-w-full rounded-field border border-border" />
}

/** A picture of a family; it is opened by a press, because who looked is kept. */
function SentPicture({ id, name }: { id: Id; name: string }) {
  const words = useErrorMessage()
  const { run, busy, error } = useCommand(opsOpenUpload)
  const [opened, setOpened] = useState<Opened>()
  const open = async (): Promise<void> => {
    const reply = await run({ params: { id }, body: {} })
    if (reply.ok) setOpened(reply.value)
  }
  if (opened) return <FileImage opened={opened} name={name} />
  return (
    <span className="grid justify-items-start gap-1">
      <Button variant="secondary" size="sm" loading={busy} onClick={() => void open()}>
        {name}
      </Button>
      {error && (
        <Text as="span" size="small" tone="danger" role="alert">
          {words(error)}
        </Text>
      )}
    </span>
  )
}

/** The pictures that a family sent with a message; who may not open papers reads how many there are. */
export function SentPictures({ ids }: { ids: readonly Id[] }) {
  const t = useText()
  const { person } = useSession()
  if (!mayDo(person, opsOpenUpload)) return <span>{t('answer.pictures', { count: ids.length })}</span>
  return (
    <span className="flex flex-wrap items-start gap-2 py-1">
      {ids.map((id, place) => (
        <SentPicture
          key={String(id)}
          id={id}
          name={t('answer.picture', { number: place + 1, count: ids.length })}
        />
      ))}
    </span>
  )
}
