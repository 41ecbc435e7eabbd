'use client'

export { Tabs, type Tab, type TabsProps } from './tabs.tsx'
export type { TabDirection } from './tabs.model.ts'
export { TabLinks, type LinkTab, type TabLinkComponent, type TabLinksProps } from './tab-links.tsx'
export type { TabMatching } from './current-tab.ts'
