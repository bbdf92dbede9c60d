import { createContext, use } from 'react'

/** True inside what a prerendered page leaves asleep: answers only it needs are not carried along. */
export const StillContext = createContext(false)
export const useStill = () => use(StillContext)
