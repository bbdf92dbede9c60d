import { ToastProvider, useToast } from '@sakina/ui/toast'
import { useEffect } from 'react'

import { speakWith } from '../../shared/toasts/say.ts'

function Relay() {
  const toast = useToast()
  useEffect(() => speakWith((text) => void toast.success(text)), [toast])
  return null
}

export default function Speaker() {
  return (
    <ToastProvider>
      <Relay />
    </ToastProvider>
  )
}
