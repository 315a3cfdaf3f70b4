import type { ReactNode } from 'react'
import { ServerState } from './server-state.ts'
import './thread/thread.live.ts'

/** Around each page and slot of this remote: its server state, kept up to date by the bus. */
export const ChatRoot = ({ children }: { children: ReactNode }) => <ServerState>{children}</ServerState>
