import { createContext } from 'react'
import { ModalStore } from './modal-store.ts'

/** The default modals of an app, also for code outside of components. */
export const modals = new ModalStore()

/** The modals that `useModal` opens and `<ModalLayer/>` renders; give each root its own if the app has several. */
export const Modals = createContext(modals)
