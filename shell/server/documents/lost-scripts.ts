import { mountPoints } from '@lonk/shared-events/boot.ts'
import { jsonForScript } from './escape.ts'
import { textsOf } from './own-texts.ts'

/**
 * JavaScript that stands before the shell's scripts and asks for them again where they do not come: a phone that goes
 * from one network to another loses what was under way, and without them nothing else on the page could ask. After 1,
 * 2, 4, 8 and then every 16 seconds, and as soon as the browser is online; from the third loss on the page says so,
 * outside of what React will take over.
 */
export const lostScriptsScript = (locale: string): string => {
  const { scripts_lost: words, retry } = textsOf(locale)
  return `(()=>{let round=0,timer,note
const lost=new Set,ask=()=>{clearTimeout(timer)
if(lost.size)round++
for(const old of lost){const s=document.createElement('script')
for(const{name,value}of old.attributes)s.setAttribute(name,value)
s.nonce=old.nonce
s.async=false
old.replaceWith(s)}
lost.clear()},say=()=>{note=document.createElement('p')
note.role='alert'
note.style='margin:0;padding:12px 16px;text-align:center'
const a=document.createElement('a')
a.href=''
a.textContent=${jsonForScript(retry)}
note.append(${jsonForScript(words)},' ',a)
document.getElementById('${mountPoints.main}')?.before(note)}
addEventListener('error',({target:s})=>{if(!s.defer)return
lost.add(s)
clearTimeout(timer)
timer=setTimeout(ask,1e3*2**Math.min(round,4))
if(round>1&&!note)say()},true)
document.addEventListener('load',({target:s})=>{if(s.defer&&!lost.size){note?.remove()
note=null}},true)
addEventListener('online',ask)})()`
}
