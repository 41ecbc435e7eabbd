'use client'

export { SocialIcon, type SocialIconName, type SocialIconProps } from './social-icon.tsx'
