import { ToastProvider, useToast } from '@sakina/ui/toast'
import { useEffect } from 'react'

import { registerToastHandler } from '../../shared/toasts/show-toast.ts'

function Relay() {
  const toast = useToast()
  useEffect(() => registerToastHandler((text) => void toast.success(text)), [toast])
  return null
}

/** Shows the toasts that other code requests by `showToast`. */
export default function ToastAnnouncer() {
  return (
    <ToastProvider>
      <Relay />
    </ToastProvider>
  )
}
