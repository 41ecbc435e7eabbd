'use client'

export { Dropdown, type DropdownProps, type DropdownTrigger } from './dropdown.tsx'
export { Menu, type MenuItem, type MenuProps, type MenuTrigger } from './menu.tsx'
