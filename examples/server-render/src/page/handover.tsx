'use client'
import { Button } from '@sakina/ui/button'
import { Dialog } from '@sakina/ui/dialog'
import { Select } from '@sakina/ui/select'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { words } from './words.ts'
import type { Locale } from './words.ts'

/** A button and the dialog it opens. State needs the browser, so it is in a file of its own. */
export function HandoverDialog({ locale }: { locale: Locale }): ReactNode {
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)
  const text = words[locale]
  return (
    <>
      <Button onClick={() => setOpen(true)}>{asked ? text.asked : text.reschedule}</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={text.reschedule}
        description={text.rescheduleText}
        footer={
          <>
            <Button
              onClick={() => {
                setAsked(true)
                setOpen(false)
              }}
            >
              {text.confirm}
            </Button>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {text.later}
            </Button>
          </>
        }
      >
        <Select label={text.when} options={text.times.map((label) => ({ value: label, label }))} />
      </Dialog>
    </>
  )
}
