import { createContext } from 'react'
import { ModalStore } from './modal-store.ts'

/** The modals of an app, for code outside of components too. */
export const modals = new ModalStore()

/** The modals that `useModal` opens and `<ModalLayer/>` draws; an app of several roots gives each its own. */
export const Modals = createContext(modals)
