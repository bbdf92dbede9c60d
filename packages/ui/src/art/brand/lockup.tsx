import { LogoMark } from './logo-mark.tsx'

interface LockupProps {
  /** The brand name in the script of the page. It is live text, so it can be read, found and translated. */
  name: string
  className?: string | undefined
}

export function Lockup({ name, className }: LockupProps) {
  return (
    <span data-lockup="" className={className}>
      <LogoMark />
      <span>{name}</span>
    </span>
  )
}
