'use client'

export { SearchInput, type SearchInputEvents, type SearchInputProps } from './search-input.tsx'
