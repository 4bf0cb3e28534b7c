import { createContext, type ReactNode } from 'react'

/**
 * What the shell says of the whole page, such as that the network is gone. It stands in the frame of every dialog as well:
 * the page under an open dialog is neither seen nor heard.
 */
export const DialogStatus = createContext<ReactNode>(null)
