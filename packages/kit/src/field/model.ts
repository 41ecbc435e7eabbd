import { createStore } from '@foyer/core/store'
import { useState, useSyncExternalStore } from 'react'

/** The result of an event: the next state, the same object if nothing changes, and the effects to run. */
export interface Step<State, Effect = never> {
  readonly state: State
  readonly effects: readonly Effect[]
}

/** The state of a block apart from its field's, and the way to send it events. */
export interface Model<State, Event, Effect = never> {
  readonly getState: () => State
  readonly subscribe: (listener: () => void) => () => void
  /** Updates the state, notifies subscribers, then runs the effects in order. Returns the step. */
  readonly send: (event: Event) => Step<State, Effect>
}

export interface ModelOptions<State, Event, Effect> {
  readonly state: State
  readonly update: (state: State, event: Event) => Step<State, Effect>
  readonly runEffect?: (effect: Effect) => void
}

/** Creates a model from a pure update function; its effects are passed to `runEffect`. */
export function createModel<State, Event, Effect = never>({
  state: initialState,
  update,
  runEffect,
}: ModelOptions<State, Event, Effect>): Model<State, Event, Effect> {
  const { getState, setState, subscribe } = createStore(initialState)
  return {
    getState,
    subscribe,
    send(event) {
      const step = update(getState(), event)
      setState(step.state)
      for (const effect of step.effects) runEffect?.(effect)
      return step
    },
  }
}

/** A model that lives as long as the component. It does not render by itself: use `useModelState`. */
export function useModel<State, Event, Effect = never>(
  create: () => Model<State, Event, Effect>,
): Model<State, Event, Effect> {
  return useState(create)[0]
}

/** Selects from a model's state; renders again when the selected value changes. */
export function useModelState<State, Selected>(
  { subscribe, getState }: Pick<Model<State, never>, 'subscribe' | 'getState'>,
  select: (state: State) => Selected,
): Selected {
  const read = (): Selected => select(getState())
  return useSyncExternalStore(subscribe, read, read)
}
