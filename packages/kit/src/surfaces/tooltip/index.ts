'use client'

export { Tooltip, type TooltipProps, type TooltipTrigger } from './tooltip.tsx'
export { useIconTip, type IconTip } from './use-icon-tip.tsx'
