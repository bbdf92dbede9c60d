import type { Id } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import { getComplaintPicture } from '@sakina/api-client/wire/complaints'
import { Button } from '@sakina/ui/button'
import { Dialog } from '@sakina/ui/dialog'
import { Skeleton } from '@sakina/ui/skeleton'
import { useCallback, useEffect, useRef, useState } from 'react'

import { useText } from '../../shared/intl/use-text.ts'

type FileProps = { type: string; content: string; name: string; className: string }

/** Shows a file from its bytes, and frees their memory afterwards. */
function FileImage({ type, content, name, className }: FileProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))
      const url = URL.createObjectURL(new Blob([bytes], { type }))
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [type, content],
  )
  return <img ref={show} alt={name} className={className} />
}

/** A picture that is fetched once a reader can see it, and opens larger on a press. */
function SentPicture({ id, name }: { id: Id; name: string }) {
  const t = useText()
  const box = useRef<HTMLLIElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true)
    })
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  const { data, error, isValidating, mutate } = useEndpoint(
    getComplaintPicture,
    isSeen ? { params: { id: String(id) } } : null,
  )
  return (
    <li ref={box} className="min-h-22 min-w-22">
      {data ? (
        <button
          type="button"
          className="size-22 cursor-zoom-in overflow-hidden rounded-field border border-border bg-subtle p-0"
          onClick={() => setIsOpen(true)}
        >
          <FileImage {...data} name={name} className="size-full object-cover" />
        </button>
      ) : error && !isValidating ? (
        <span className="grid justify-items-start gap-1 text-small text-text-muted" role="alert">
          {t('complaints.picture.failed')}
          <Button size="sm" variant="secondary" onClick={() => void mutate()}>
            {t('complaints.again')}
          </Button>
        </span>
      ) : (
        <Skeleton shape="block" className="size-22" />
      )}
      {data && isOpen && (
        <Dialog open onOpenChange={setIsOpen} size="lg" title={name}>
          <FileImage
            {...data}
            name={name}
            className="mx-auto block max-h-[70dvh] max-w-full rounded-field object-contain"
          />
        </Dialog>
      )}
    </li>
  )
}

/** The pictures of one message. */
export default function SentPictures({ ids }: { ids: readonly Id[] }) {
  const t = useText()
  return (
    <ul
      aria-label={t('complaints.pictures.sent')}
      className="m-0 mt-2 flex list-none flex-wrap gap-2 p-0 print:hidden"
    >
      {ids.map((id, place) => (
        <SentPicture
          key={String(id)}
          id={id}
          name={t('complaints.picture', { number: place + 1, count: ids.length })}
        />
      ))}
    </ul>
  )
}
