import type { ArtProps } from '../scene.tsx'

/** The logo: a stepped Najdi gable over a door, with a crescent of light where the door is open. */
export function LogoMark({ title, className }: ArtProps) {
  return (
    <svg
      width="48"
      height="48"
      viewBox="0 0 48 48"
      className={className}
      data-art="sign"
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      aria-hidden={title === undefined ? true : undefined}
    >
      <path fill="var(--sk-color-primary,#0b5345)" d="M4 44V28h5v-8h5v-8h5V4h10v8h5v8h5v8h5v16Z" />
      <path fill="var(--sk-art-saffron,#e3a12f)" d="M14 44V30a10 10 0 0 1 20 0v2.5a7 7 0 0 0-14 0V44Z" />
    </svg>
  )
}
