'use client'

export { createInstallPrompt } from './create-install-prompt.ts'
export { InstallBanner, type InstallBannerProps } from './install-banner.tsx'
export type { InstallDevice, InstallPrompt, InstallPromptOptions } from './install-prompt.ts'
