'use client'

export { KitRouter, type RouterAdapter } from './router-adapter.ts'
