import { useCommand } from '@sakina/api-client/swr'
import type { Id } from '@sakina/api-client/client'
import { opsOpenUpload } from '@sakina/api-client/wire/ops'
import { Button } from '@sakina/ui/button'
import { Text } from '@sakina/ui/text'

import { useSession } from '../shared/person.ts'
import { saveFile } from '../shared/save-file.ts'
import { useText } from '../shared/text.ts'
import { useErrorMessage } from '../shared/use-error-message.ts'

/** Saves a file of the server under a name; the browser opens it with what the device has for it. */
function save(name: string, type: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  saveFile(`${name}.${type.split('/')[1] ?? 'bin'}`, new Blob([bytes], { type }))
}

/** Opens a document of a customer; who did is kept. */
export function OpenPaper({ id, purpose }: { id: Id; purpose: string }) {
  const t = useText()
  const words = useErrorMessage()
  const { person } = useSession()
  const open = useCommand(opsOpenUpload)
  if (!person.roles.some((role) => opsOpenUpload.roles.some((each) => each === role))) return null
  const openOne = async (): Promise<void> => {
    const reply = await open.run({ params: { id }, body: {} })
    if (reply.ok) save(purpose, reply.value.type, reply.value.content)
  }
  return (
    <span className="grid justify-items-start gap-1">
      <Button variant="secondary" size="sm" loading={open.busy} onClick={() => void openOne()}>
        {t('file.open')}
      </Button>
      {open.error && (
        <Text as="span" size="small" tone="danger" role="alert">
          {words(open.error)}
        </Text>
      )}
    </span>
  )
}
