import { Alert } from '@sakina/ui/alert'

import { paths } from '../../shared/config/paths.ts'
import { useNavigate } from '../../shared/router/index.ts'
import { REDIRECT_MS, useAfter } from '../../shared/timing/use-after.ts'

/** It was taken: said, and after two seconds the list of requests (product, request pages). */
export function SentPage({ text }: { text: string }) {
  const navigate = useNavigate()
  useAfter(true, REDIRECT_MS, () => void navigate(paths.requests.to()))
  return (
    <Alert tone="success" announce>
      {text}
    </Alert>
  )
}
