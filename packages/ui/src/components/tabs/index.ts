export { Tabs, TabsList, TabsPanel, TabsTab } from './tabs.tsx'
export type { TabItem, TabsListProps, TabsPanelProps, TabsProps, TabsTabProps } from './tabs.tsx'
