export { Tabs, type Tab, type TabsProps } from './tabs.tsx'
export type { TabDirection } from './tabs.model.ts'
