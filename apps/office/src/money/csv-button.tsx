import { Button } from '@sakina/ui/button'
import { Text } from '@sakina/ui/text'
import { useState } from 'react'

import { saveFile } from '../shared/save-file.ts'
import { useText } from '../shared/text.ts'
import { csvOf } from './csv.ts'

type Rows = Parameters<typeof csvOf>[0]
type Props = {
  /** The name of the file, without its ending. */
  name: string
  /** Reads the rows, the first of which names the columns, and says how far it is. */
  read: (onPage: (page: number, pages: number) => void) => Promise<Rows | undefined>
}

/** Saves what is listed, all pages of it, as a CSV file. */
export function CsvButton({ name, read }: Props) {
  const t = useText()
  const [isBusy, setIsBusy] = useState(false)
  const [progress, setProgress] = useState('')
  const save = async (): Promise<void> => {
    setIsBusy(true)
    setProgress('')
    const rows = await read((page, pages) => setProgress(t('money.csv.page', { page, pages })))
    setIsBusy(false)
    setProgress(
      t(rows === undefined ? 'money.csv.failed' : 'money.csv.done', { rows: (rows?.length ?? 1) - 1 }),
    )
    if (rows !== undefined)
      saveFile(`${name}.csv`, new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }))
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" loading={isBusy} onClick={() => void save()}>
        {t('money.csv')}
      </Button>
      <Text as="span" size="small" tone="muted" role="status">
        {progress}
      </Text>
    </div>
  )
}
