export { ToastProvider } from './toast.tsx'
export type { ToastProviderProps } from './toast.tsx'
export { useToast } from './context.ts'
export type { ToastAction, ToastApi, ToastOptions, ToastPromiseTexts } from './context.ts'
