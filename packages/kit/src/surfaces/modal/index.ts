'use client'

export { createLazyContent } from './lazy-content/create-lazy-content.tsx'
export { ModalLayer } from './modal-layer.tsx'
export type { DismissalGuard, ModalContentProps, ModalHandle, ModalOptions } from './modal-options.ts'
export { ModalStore } from './modal-store.ts'
export type { ModalIntent, ModalResult, ModalSource } from './modal.model.ts'
export { modals, Modals } from './modals-context.ts'
export { useModal, type OpenModal } from './use-modal.ts'
