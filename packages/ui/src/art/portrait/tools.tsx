import type { ReactNode } from 'react'
import type { PortraitJob } from './appearance.ts'

/** The tool of each job, held in front of the chest and drawn around the point (48, 112). */
export const jobTools: Record<PortraitJob, ReactNode> = {
  housemaid: (
    <>
      <path fill="#fcf0d7" stroke="#c9a766" d="M30 112h36q3 0 3 4t-3 4H30q-3 0-3-4t3-4Z" />
      <path fill="#c3ded2" stroke="#7fae9b" d="M31 104h34q3 0 3 4t-3 4H31q-3 0-3-4t3-4Z" />
      <path fill="#fff" stroke="#d6cbb5" d="M33 96h30q3 0 3 4t-3 4H33q-3 0-3-4t3-4Z" />
    </>
  ),
  nanny: (
    <>
      <path
        fill="#e3a12f"
        stroke="#9a6a14"
        d="M38 92a5 5 0 1 1 5-4h10a5 5 0 1 1 5 4q3 8-4 13q8 4 7 13H35q-1-9 7-13q-7-5-4-13Z"
      />
      <path stroke="#2b1b00" strokeWidth="2.2" d="M44.5 95V95.1M51.5 95V95.1M46 100q2 1.5 4 0" />
    </>
  ),
  nurse: (
    <>
      <path fill="#8a5a2c" d="M34 92H62V124H34Z" />
      <path fill="#fff" d="M37 96H59V124H37Z" />
      <path fill="#5b6864" d="M43 89H53V95H43Z" />
      <path stroke="#54839a" d="M41 103H55M41 109H55M41 115H50" />
    </>
  ),
  cookingHelpers: (
    <>
      <path stroke="#b57a3c" strokeWidth="3" d="M58 104L68 84" />
      <path fill="#f7ead6" stroke="#b57a3c" d="M28 104H68Q66 122 48 122T28 104Z" />
      <path stroke="#2f7d68" d="M36 112q4 3 8 0t8 0t8 0" />
    </>
  ),
  houseman: (
    <>
      <path fill="#c9a05a" stroke="#8a5a2c" d="M28 102H68V122H28Z" />
      <path stroke="#5b3d1c" strokeWidth="3" d="M40 102V95H56V102" />
      <path stroke="#8a5a2c" d="M28 110H44M52 110H68" />
      <path fill="#fce6b4" stroke="#8a5a2c" d="M44 107H52V114H44Z" />
    </>
  ),
  personalCare: (
    <>
      <path fill="#b57a3c" d="M26 114H70L66 120H30Z" />
      <path fill="#fff" stroke="#7fae9b" d="M38 98H56V106Q55 114 47 114T38 106ZM56 101q6 0 5 4t-6 3" />
      <path stroke="#c9b48c" d="M44 94q-2-3 0-6M50 94q-2-3 0-6" />
    </>
  ),
}
