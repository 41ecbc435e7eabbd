/** A name with all of its endings. */
const rows = `
126 com
139 com
33mail com
aliyun com
foxmail com
sina com cn
sohu com
yeah net
abv bg
alice it
aol co.uk de fr it es
aon at
arcor de
att net
bell net
bellsouth net
bigpond com net.au
bk ru
bluewin ch
bol com com.br
centrum cz sk
charter net
comcast net
cox net
docomo ne.jp
duck com
earthlink net
email com cz it
ezweb ne.jp
facebook com
fastmail com fm
free fr
freemail hu
freenet de
gazeta pl
gmail fr
gmx at ch com es fr co.uk us
googlemail com
hanmail net
hey com
hotmail be ca ch cl co.id co.il co.in co.jp co.kr co.nz co.th co.za com.ar com.au com.br com.hk com.mx com.tr com.vn cz de dk fi gr hu it nl no pt rs se sg
ig com.br
inbox ru lv com
index hu
interia pl
internode on.net
juno com
kakao com
keemail me
kpnmail nl
list ru
live at be ca cl cn co.uk co.kr co.za com.ar com.au com.mx com.my com.pt com.sg de dk fr ie in it jp nl no ru se
lycos com
mac com
mail bg com de ee
mailo com eu
mailbox org
mailfence com
me com
mozmail com
msn cn
nate com
neuf fr
ntlworld com
numericable fr
o2 pl co.uk
o2online de
oi com.br
onet pl eu
online de no
op pl
optonline net
optusnet com.au
orange es pl com
outlook at be cl co.id co.jp co.th co.uk com.ar com.au com.br com.gr com.tr com.vn cz de dk es fr hu ie in it jp kr pt ru sa sg sk
pm me
poczta fm onet.pl
post com cz
posteo de net
protonmail ch
proton ch
q com
rediffmail com
rocketmail com
rogers com
sapo pt
sbcglobal net
seznam cz
sfr fr
shaw ca
sky com
skynet be
softbank ne.jp jp
strato de
sympatico ca
t-online hu
talktalk net
telefonica net
telenet be
terra com.br com es
tin it
tiscali it co.uk
tlen pl
ttmail com
tuta com io
tutamail com
tutanota com de
ukr net
verizon net
videotron ca
vip.qq com
virgilio it
virginmedia com
vivaldi net
volny cz
wanadoo es nl
windowslive com
wp pl
xs4all nl
y7mail com
ya ru
yahoo at be bg ca cl cn co.il co.in co.kr co.nz co.th co.za com.ar com.au com.cn com.co com.hk com.mx com.my com.pe com.ph com.sg com.tr com.tw com.ve com.vn cz de dk es fi gr hu ie in it nl no pl pt ro se
yandex by com.tr ua kz fr uz
ymail com
yopmail com
ziggo nl
zoho com eu in
zohomail com
zoznam sk
`

/** Mail domains, large and small, that must not be corrected. Source: the providers' own pages. */
export const wellKnownDomains: readonly string[] = rows
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [name, ...endings] = line.split(' ')
    return endings.map((ending) => `${name}.${ending}`)
  })
