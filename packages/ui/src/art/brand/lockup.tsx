import { Sign } from './sign.tsx'

interface LockupProps {
  /** The brand's name in the page's script, live text in the kit's face: read, found and translated as text. */
  name: string
  className?: string | undefined
}

export function Lockup({ name, className }: LockupProps) {
  return (
    <span data-lockup="" className={className}>
      <Sign />
      <span>{name}</span>
    </span>
  )
}
