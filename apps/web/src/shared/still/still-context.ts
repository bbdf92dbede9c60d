import { createContext, use } from 'react'

/** True inside what a prerendered page leaves asleep: answers only it needs are not carried along. */
export const StillContext = createContext(false)
export const useStill = () => use(StillContext)

/** True inside what wakes in place of its own markup: a drawing there is waited for, so that nothing stands empty. */
export const WakingContext = createContext(false)
export const useWaking = () => use(WakingContext)
