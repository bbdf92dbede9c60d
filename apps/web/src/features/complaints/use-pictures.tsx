import type { Id } from '@sakina/api-client/client'
import { useApiClient } from '@sakina/api-client/swr'
import { createUpload } from '@sakina/api-client/wire/uploads'
import { fileProblem } from '@sakina/domain/validation'
import { Button } from '@sakina/ui/button'
import type { FileDropItem } from '@sakina/ui/file-drop'
import { useRef, useState } from 'react'

import { useErrorMessage } from '../../shared/errors/error-messages.ts'
import { useProblemMessage } from '../../shared/forms/use-problem-message.ts'
import type { SakinaForm } from '../../shared/forms/use-sakina-form.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { shrinkPicture } from './shrink-picture.ts'

const SIGNATURE_BYTES = 16

/** The pictures that a customer chose for a message; each is uploaded as soon as it is chosen. */
export function usePictures() {
  const t = useText()
  const words = useErrorMessage()
  const problemWords = useProblemMessage()
  const client = useApiClient()
  const [items, setItems] = useState<readonly FileDropItem[]>([])
  const [isWaiting, setIsWaiting] = useState(false)
  const [isUnsent, setIsUnsent] = useState(false)
  const uploads = useRef(new Map<string, Promise<Id | undefined>>())
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const chosen = useRef(0)
  const field = useRef<HTMLInputElement>(null)

  const show = (id: string, more: Partial<FileDropItem>) =>
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...more } : item)))

  const upload = async (id: string, original: File): Promise<Id | undefined> => {
    const head = new Uint8Array(await original.slice(0, SIGNATURE_BYTES).arrayBuffer())
    const problem = fileProblem(head, original.size, 'image')
    if (problem) {
      show(id, { error: problemWords(problem) })
      return undefined
    }
    const file = await shrinkPicture(original)
    const reply = await client.request(
      createUpload,
      { body: { purpose: 'attachment', file } },
      { onProgress: (share) => show(id, { progress: Math.min(99, Math.round(share * 100)) }) },
    )
    if (reply.ok) {
      show(id, { progress: 100 })
      return reply.value.id
    }
    show(id, {
      error: (
        <span className="grid justify-items-start gap-1">
          {words(reply.error)}
          <Button size="sm" variant="secondary" onClick={() => begin(id, original)}>
            {t('complaints.pictures.again')}
          </Button>
        </span>
      ),
    })
    return undefined
  }
  // One after another: the server refuses a customer more than two uploads at a time.
  const begin = (id: string, file: File) => {
    setIsUnsent(false)
    show(id, { progress: 0, error: undefined })
    const done = last.current.then(() => (uploads.current.has(id) ? upload(id, file) : undefined))
    uploads.current.set(id, done)
    last.current = done
  }

  /** Waits for the uploads; undefined if one failed, which its row says. */
  const collect = async (): Promise<readonly Id[] | undefined> => {
    setIsWaiting(true)
    const ids = await Promise.all(uploads.current.values())
    setIsWaiting(false)
    const sent = ids.filter((id) => id !== undefined)
    return sent.length === ids.length ? sent : undefined
  }

  return {
    field,
    items,
    error: isUnsent && t('complaints.pictures.unsent'),
    add: (files: readonly File[]) => {
      for (const file of files) {
        chosen.current += 1
        const id = `${chosen.current} ${file.name}`
        setItems((all) => [...all, { id, name: file.name, size: file.size, file, progress: 0 }])
        uploads.current.set(id, Promise.resolve(undefined))
        begin(id, file)
      }
    },
    remove: (id: string) => {
      uploads.current.delete(id)
      setIsUnsent(false)
      setItems((all) => all.filter((item) => item.id !== id))
    },
    collect,
    /** The form, which is sent once every picture has arrived. */
    before: (form: SakinaForm): SakinaForm => {
      const sending = form.sending || isWaiting
      const send = async () => {
        if (isWaiting) return
        if ((await collect()) !== undefined) return form.send()
        setIsUnsent(true)
        field.current?.focus()
      }
      return { ...form, sending, inside: { ...form.inside, sending }, send: () => void send() }
    },
  }
}

export type Pictures = ReturnType<typeof usePictures>
