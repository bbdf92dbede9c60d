import { granted, refused } from '../refusal/index.ts'
import type { Outcome } from '../refusal/index.ts'

/** For each state, the states that can follow it. */
export type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>

/** Why a record cannot move to a state. */
export type TransitionRefusal = 'lifecycle.already_there' | 'lifecycle.is_final' | 'lifecycle.not_from_here'

/** The states of a kind of record and the moves between them. */
export type Lifecycle<State extends string> = {
  readonly name: string
  readonly states: readonly State[]
  readonly next: (from: State) => readonly State[]
  readonly isFinal: (state: State) => boolean
  /** Returns the new state, or the reason why it cannot be reached. */
  readonly move: (from: State, to: State) => Outcome<State, TransitionRefusal>
}

/** Creates a life cycle from the table of its allowed moves; every other move is refused. */
export function createLifecycle<State extends string>(
  name: string,
  states: readonly State[],
  transitions: Transitions<State>,
): Lifecycle<State> {
  const next = (from: State): readonly State[] => transitions[from]
  return {
    name,
    states,
    next,
    isFinal: (state) => next(state).length === 0,
    move: (from, to) => {
      const values = { lifecycle: name, from, to }
      if (from === to) return refused('lifecycle.already_there', values)
      if (next(from).length === 0) return refused('lifecycle.is_final', values)
      return next(from).includes(to) ? granted(to) : refused('lifecycle.not_from_here', values)
    },
  }
}
