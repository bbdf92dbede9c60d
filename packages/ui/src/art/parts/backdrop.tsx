import { sand } from '../palette.ts'

// The stepped gable behind every small scene, which makes the set look consistent.
export function Backdrop() {
  return (
    <>
      <path fill={sand} stroke="none" d="M40 156V76h16V56h16V40h20V24h56v16h20v16h16v20h16v80Z" />
      <path d="M20 156H220" />
    </>
  )
}
