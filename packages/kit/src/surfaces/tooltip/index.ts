export { Tooltip, type TooltipProps, type TooltipTrigger } from './tooltip.tsx'
