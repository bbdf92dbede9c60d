import { glow, saffron } from '../palette.ts'

const handle = 'M25 42C-8 34-6 70 8 78C14 82 16 86 18 92'

/** The Arabic coffee pot, 98 wide and 108 high, its foot on y = 108. */
export function Dallah() {
  return (
    <>
      <path d={handle} strokeWidth="8" />
      <path d={handle} strokeWidth="4" stroke={saffron} />
      <path fill={saffron} d="M55 40C72 44 86 34 98 16C100 44 80 68 50 70Z" />
      <path
        fill={saffron}
        d="M18 102C14 86 26 78 29 62C29 54 23 50 23 40H57C57 50 51 54 51 62C54 78 66 86 62 102ZM24 34C26 22 36 20 37 10H43C44 20 54 22 56 34Z"
      />
      <path fill={glow} d="M16 102H64V108H16ZM20 34H60V40H20Z" />
      <path d="M40 10V4M29 62H51M22 86l6 6 6-6 6 6 6-6 6 6 6-6" />
      <circle cx="40" cy="0" r="4" fill={saffron} />
    </>
  )
}
