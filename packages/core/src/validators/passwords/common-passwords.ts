/**
 * Passwords that are guessed first: keyboard rows, repeated words, and those of zxcvbn's list (MIT) that one of the
 * password profiles would accept. In lower case; with letters and digits only from 8 characters on, and any from 15
 * characters on.
 */
const list = `
!qaz2wsx !qazxsw2 %e2%82%ac 000000000000000 0000000000d 0000000000o 00000000a 0000aaaa 000777fffa 007james 01081988m
012345678901234 013cpfza 01telemike01 033028pw 050605rostik 063dyjuy 0773417k 085tzzqi 090808qwe 0987654321a
0cdh0v99ue 0l8kchek 0o9i8u7y 0o9i8u7y6t 0okm9ijn 0p9o8i7u 0raziel0 0sister0 100years 101054yy 1029384756q 10293847qp
10inches 111111111111111 1111111111zz 11111111a 1111111a 1111111q 111111aa 11111aaaaa 1111aaaa 1111qqqq
111222333444555 111222333a 111luzer 111zzzzz 11223344q 112233aa 112233qq 1122qqww 118a105b 11c645df 11qq22ww 1211123a
122333444455555 123123123a 123123123q 123123asd 123123qq 123123qw 123123qwe 123123qweqwe 1232323q 123321aa 123321az
123321qaz 123321qq 123321qw 123321qwe 123321qweewq 12341234q 12344321a 12344321q 1234512i 1234554321a 1234554321q
1234567887654321 12345678900987654321 123456789012345 1234567890123456 12345678901234567890 1234567890987654321
1234567890a 1234567890d 1234567890l 1234567890m 1234567890o 1234567890p 1234567890q 1234567890qaz 1234567890qw
1234567890qwe 1234567890qwerty 1234567890s 1234567890w 1234567890z 1234567890zzz 12345678987654321 123456789987654321
123456789a 123456789aa 123456789aaa 123456789abc 123456789as 123456789asd 123456789b 123456789c 123456789d 123456789e
123456789f 123456789g 123456789i 123456789j 123456789k 123456789l 123456789m 123456789n 123456789o 123456789p
123456789q 123456789qaz 123456789qq 123456789qqq 123456789qw 123456789qwe 123456789qwer 123456789qwerty 123456789r
123456789s 123456789t 123456789v 123456789w 123456789x 123456789y 123456789z 123456789zx 123456789zxc 123456789zz
12345678a 12345678c 12345678d 12345678i 12345678l 12345678m 12345678q 12345678qwe 12345678s 12345678w 12345678z
1234567a 1234567aa 1234567b 1234567d 1234567j 1234567k 1234567l 1234567m 1234567q 1234567qw 1234567qwertyu 1234567r
1234567s 1234567t 1234567u 1234567v 1234567w 1234567z 123456aa 123456aaa 123456ab 123456abc 123456as 123456asd
123456qaz 123456qq 123456qqq 123456qw 123456qwe 123456qwer 123456qwert 123456qwerty 123456rrr 123456ru 123456ss
123456zx 123456zxc 123456zxcvbn 123456zz 123456zzz 12345abc 12345abcd 12345abcde 12345asd 12345asdfg 12345love
12345qaz 12345qazwsx 12345qqq 12345qwe 12345qwer 12345qwert 12345qwert7 12345qwerty 12345rewq 12345trewq 12345zxc
12345zxcvb 1234abcd 1234asdf 1234kekc 1234qwer 1234qwerasdf 1234qwerasdfzxcv 1234qwert 1234qwerty 1234rewq 1234rmvb
1234zxcv 123654789a 1236987z 123abc123 123as123 123asd123 123boots1 123ewqasd 123ewqasdcxz 123happy 123hfjdk147
123joker 123lol123 123masha 123mudar 123qaz123 123qazwsx 123qq123 123qw123 123qwaszx 123qwe12 123qwe123 123qwe123qwe
123qwe321 123qwe456 123qwe456rty 123qweas 123qweasd 123qweasdzx 123qweasdzxc 123qweqwe 123qwert 123qwerty 123qwerty123
123vv123 123vvv123 123zxc123 12andriy14 12e3e456 12inches 12locked 12monkey 12monkeys 12q34w56e 12qw12qw 12qw34er
12qw34er56ty 12qwaszx 12qwerty 12s3t4p55 12string 132forever 133andre 134kzbip 135135ab 1357911q 136611gt 147258369a
14vbqk9p 151nxjmt 152geczn 154ugeiu 158uefas 15s9pu03 17071994a 17171717aa 17711771s 18n28n24a 192837465q 19371ayj
1958proman 1972chev 19851985p 1986irachka 1986mets 19952009sa 19960610ilja 19mtpgam19 19thhole 1a2a3a4a 1a2a3a4a5a
1a2a3a4a5a6a 1a2b3c4d 1a2b3c4d5e 1a2s3d4f 1a2s3d4f5g 1a2s3d4f5g6h 1aaaaaaa 1abcdefg 1andonly 1arsenal 1asdfghj
1asshole 1assword 1autopas 1basebal 1bastard 1bbbbbbb 1bigdadd 1bigdick 1bigfish 1bigtits 1billion 1blaster 1brandon
1brother 1bulldog 1bullshi 1butthea 1carolin 1ccccccc 1charles 1charlie 1chelsea 1chester 1chicken 1christi 1compute
1corvett 1cowboys 1cracker 1creativ 1cricket 1crystal 1diamond 1digital 1dolphin 1drummer 1eeeeeee 1escobar2 1explore
1ferrari 1fishing 1florida 1flowers 1footbal 1forever 1freedom 1fuckyou 1gabriel 1gandalf 1gateway 1ggggggg 1grizzly
1hardcor 1heather 1herbier 1hhhhhhh 1hundred 1hxboqg2 1hxboqg2s 1iiiiiii 1j9e7f6f 1jackson 1jasmine 1jeffrey 1jennife
1jessica 1jjjjjjj 1johnson 1ladybug 1letmein 1loveyou 1magneto 1manager 1matthew 1maveric 1melissa 1mercede 1michael
1michell 1million 1monster 1montana 1mountai 1mustang 1newlife 1packers 1panther 1panties 1pass1page 1passwor
1password 1patrick 1peaches 1penguin 1phoenix 1porsche 1private 1pumpkin 1q2q3q4q 1q2q3q4q5q 1q2w3e4r 1q2w3e4r5
1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u8 1q2w3e4r5t6y7u8i 1q2w3e4r5t6y7u8i9o0p 1q3e5t7u 1q3e5t7u9o 1qa2ws3e 1qa2ws3ed
1qa2ws3ed4rf 1qa2ws3ed4rf5tg 1qasw23ed 1qay2wsx 1qayxsw2 1qaz!qaz 1qaz0okm 1qaz2wsx 1qaz2wsx3 1qaz2wsx3edc
1qaz2wsx3edc4rfv 1qaz2wsx3edc4rfv5tgb 1qaz3edc 1qaz@wsx 1qazwsxedc 1qazxcvb 1qazxdr5 1qazxsw2 1qazxsw23edc
1qazxsw23edcvfr4 1qazzaq1 1qw23er4 1qwerty1 1qwerty2 1qwerty7 1qwertyu 1qwertyuiop 1raiders 1rainbow 1rangers 1richard
1rosebud 1s1h1e1f1 1samanth 1scooter 1scorpio 1service 1sexyred 1simpson 1special 1startre 1starwar 1steeler 1stephen
1stunner 1success 1sunshin 1superma 1therock 1thunder 1tiffany 1trouble 1vampire 1voyager 1w2e3r4t 1w2q3r4e 1w2w3w4w
1warrior 1wildcat 1william 1winston 1x2zkg8w 1xrg4kcq 1xxxxxxx 1yankees 1z2x3c4v 1z2x3c4v5b 1zxcvbnm 1zzzzzzz 2000jeep
200190ru 2008m2009 20091989q 20162016up 201jedlz 20spanks 2112rush 212121qaz 213qwe879 221195ws 2278124q 22q04w90e
2305822q 23176djivanfros 23843dima 23jordan 23skidoo 23wesdxc 23wkoa0fp78dk 2401pedro 245lufpq 248ujnfk 24gordon
24pnz6kc 2502557i 254xtpss 2606642yra 260zntpc 26429vadim 267ksyjf 287hf71h 28infern 2b4dnvsx 2b8riedt 2bigtits
2bornot2 2bornot2b 2children 2dumb2live 2hot4you 2i5fdruv 2kash6zq 2letmein 2sexy2ho 2w3e4r5t 2w93jpa4 2wj2k9oj
2wsx1qaz 2wsx3edc 2wsx4rfv 2wsxcde3 2wsxxsw2 2wsxzaq1 2ykn5ccf 305pwzlr 30seconds 311music 321ret32 32615948worms
335533aa 33rjhjds 343104ky 34erdfcv 360moden 3611jcmg 3616615a 368ejhih 380zliki 383pdjvl 38gjgeuftd 3children
3edc4rfv 3edcvfr4 3f3fpht7op 3rjs1la7qe 3stooges 3syqo15hil 3techsrl 3xbobobo 4077mash 413276191q 41d8cd98f00b
420842084208555 420smoke 427cobra 42qwerty42 4311111q 4321rewq 44e3ebda 44magnum 4506802a 454dfmcq 45m2do5bs 474jdvff
478jfszk 4809594q 4815162342a 4815162342lf 4815162342lost 4815162342q 48n25rcc 4904s677075 495rus19 4cranker 4ebouux8
4fa82hyx 4freedom 4g3izhox 4gxrzemq 4me2know 4p9f8nja 4r3e2w1q 4rfv3edc 4rfv5tgb 4rzp8ab7 4seasons 4solomon 4z34l0ts
4z3al0ts 50spanks 51094didi 531879fiz 5345321aa 5411pimo 545ettvy 551scasi 554uzpad 55bgates 565hlgqo 567rntvm
5858855abc 59382113kevinp 5c92v5h6 5element 5gtgiaxm 5hsu75kpot 5t4r3e2w1q 5t6y7u8i 5tgb6yhn 5tgbnhy6 5unshine
5w76rnqp 5wr2i7h8 6215mila6215 625vrobg 6339cndh 640xwfkv 6458zn7a 65mustan 666satan 669e53e1 66mustan 66mustang
671fsa75yt 67camaro 67mustan 682regkh 6846kg3r 686xqxfg 68camaro 69camaro 69mustan 6gcf636i 6jhwmqku 6xe8j2z4 6yhn7ujm
705499fh 741852kk 754740g0 7653ajl1 7654321a 766rglqy 770129ji 7777755102q 7777777a 7777777f 7777777q 7777777s
7777777z 777angel 77sunset 789456123a 789456123q 78n3s5af 7elephant 7elephants 7ertu3ds 7f4df451 7gorwell 7hrdnw23
7imjfstw 7jokx7b9du 7ovtgimc 7samurai 7u8i9o0p 7ugd5hip2j 80070633pc 80361665abc 808state 8096468644q 80camaro
8218yxfz 8363eddy 863abgsg 86chevyx 872rlcfo 87654321vv 878kckxy 87e5nclizry 89063032220m 89231243658s 8928190a
89876065093rax 89semtsriuty 8j4ye3uz 8letters 8phrowz622 8phrowz624 8seconds 8xuuobe4 911turbo 917190qq 9293709b13
9379992a 9379992q 944turbo 987654321098765 987654321a 987654321g 987654321z 989244342a 999111999q 99ranger 99strenght
9hmlpyjd 9hotpoin 9kyq6fge 9z5ve9rrcz a1111111 a1234567 a12345678 a123456789 a1234567890 a123456a a123456b a123456z
a19l1980 a1a2a3a4 a1a2a3a4a5 a1b2c3d4 a1b2c3d4e5 a1l2e3x4 a1s2d3f4 a1s2d3f4g5 a1s2d3f4g5h6 a2345678 a32tv8ls a3930571
a3eilm2s2y a7777777 a789456123 a7nz8546 a8kd47v5 a9387670a a987654321 aa111111 aa1111aa aa123123 aa123321 aa123456
aa123456789 aa123456s aaa12345 aaa123456 aaa123aaa aaaa1111 aaaa1122 aaaaaaa1 aaaaaaaaaaaaaaa aaron123 ab123456
ab12cd34 abc12345 abc123456 abc123456789 abc123abc abc123abc123abc123 abcabc55 abcd1234 abcd12345 abcd123456 abcde123
abcde12345 abcdef12 abcdef123 abcdefg1 abcdefghijklmno abcdefghijklmnop abcdefghijklmnopqrstuvwxyz abigail1 absolut1
ac2zxdty acca3344 access01 access10 access12 access123 access14 access16 access20 access22 access88 access99 account1
acmilan1 acun3t1x ad12345678 adam1234 adidas11 adidas12 adidas23 adidas69 adidas99 adm15575 admin123 admin18533362
administrator123 admiral1 adriana1 adrianna1 adv12775 advance1 adxel187 aezakmi1 aezakmi123 african1 afrika2002
agapov58 agent007 aikman08 airborn1 airforce1 ajcuivd289 ak470000 ak471996 akira123 aksjdlasdakj89879 al123456
alabama1 alabama123 albert12 alberta1 alberto1 alejandro1 alena123 alena1992 alena2010 alex1234 alex12345 alex1959
alex1971 alex1973 alex1974 alex1975 alex1976 alex1980 alex1981 alex1982 alex1983 alex1985 alex1987 alex1989 alex1990
alex1991 alex1992 alex1993 alex1995 alex1996 alex1998 alex2000 alex2009 alex2010 alex2112 alex8899 alexand1 alexander1
alexandra1 alexis01 alfredo1 algebra1 alice123 alina123 alina1994 alina1995 alina1998 alina2000 alina2002 alina2006
alina2009 alina2010 alina2011 alino4ka alkanaft123 allah786 allan123 allen123 allison1 allstar1 almaz666 alpha123
alpha135792468 alucard1 am4h39d8nh amadeus1 amanda01 amanda10 amanda11 amanda12 amanda123 amanda18 amanda69 amanda96
amazing1 amber123 amc20277 america1 america2 america7 american1 amiga500 amsterdam1 an83546921an13 anakin99 anarchy1
ancella2 andre123 andrea00 andrea10 andrea11 andrea12 andrea69 andrea99 andreas1 andrei123 andrew00 andrew01 andrew10
andrew11 andrew12 andrew123 andrew13 andrew17 andrew21 andrew22 andrew23 andrew33 andrew69 andrew88 andrew99 andrews1
andrey12 andrey123 andrey1992 andy2000 andyod22 anfield1 angel007 angel100 angel123 angel200 angel2010 angel666
angel777 angela12 angelo4ek angus123 animal2000 animals1 anime123 anna12345 anna1979 anna1982 anna1984 anna1985
anna1986 anna1987 anna1988 anna1989 anna1990 anna1992 anna1994 anna1997 anna1998 anna2000 anna2002 anna2010 anna2614
annette1 annie123 another1 anthony0 anthony1 anthony12 anthony2 anthony3 anthony4 anthony5 anthony7 anthony8 anthony9
anton123 anton1992 antonia1 antonio1 antonio2 antonio3 antwerp1 apache64 apollo11 apollo12 apollo13 apollo17 apple123
apples12 apples123 aq1sw2de3 aragorn1 arcadia1 arianna1 arizona1 arnster55 arsenal0 arsenal1 arsenal123 arsenal14
arsenal2 arsenal7 arsenal9 art131313 artcast2 artem123 artem1991 artem1992 artem1994 artem1995 artem1998 artem2000
artem2010 artem777 artemis1 arthur69 artur123 artur4ik arwpls4u as123456 as12az23 as5ffz17i asd12345 asd123456
asd123asd asd123asd123 asd123qwe asdasd12 asdasd123 asdasd22 asdf0987 asdf1234 asdf12345 asdf4321 asdf67nm asdfasdf1
asdfg123 asdfg1234 asdfg12345 asdfgh01 asdfgh12 asdfgh123 asdfgh123456 asdfghj1 asdfghjkl1 asdfghjkl123
asdfghjklasdfghjkl asdfjkl1 asdqwe12 asdqwe123 asdzxc123 asfnhg66 ashley01 ashley10 ashley11 ashley12 ashley123
ashley19 ashley22 ashley24 ashley69 assa1234 assfuck1 asshole1 asshole123 asshole2 asshole3 assword1 asterix1 astra123
astra334566 at4gftlw athlon64 atlanta1 auckland2010 august10 august11 august12 august15 august16 august17 august19
august20 august21 august22 august24 august25 august28 august29 august30 august31 austin01 austin11 austin12 austin123
austin31 austin316 austin97 australia1 autopas1 avalon11 avenger1 awesome1 awesome123 awesome2 awo8rx3wa8t az123456
azerty12 azerty123 azfpc310 azlk2141 azsxdc123 b0ll0cks b0nehead b1234567 b929ezzh babe1987 baby1234 baby2000 babyboy1
babygirl1 babygirl2 babylon1 babylon5 babylon6 bacardi1 bacchus1 backd00r bad11bad badboy123 badboy69 badboys2
badgers1 badiman28200 baggins1 baggio10 bailey01 bailey10 bailey11 bailey12 bailey99 balance1 baldwin1 balla007
baller23 ballin23 balloon1 balls123 banaan123 banana12 banana69 bananas1 bandit01 bandit11 bandit12 bangkok1 banshee1
barbara1 barkley1 barney01 barney11 barney12 barrett1 bartman1 baseba11 basebal1 baseball1 baseball10 baseball11
baseball12 baseball2 baseball21 baseball3 baseball7 baseball9 basketball1 bass1234 bassman1 bastard1 batman00 batman01
batman11 batman12 batman123 batman13 batman21 batman22 batman23 batman69 batman99 battery1 bb123456 bbbbbb99 bbbbbbb1
beaches1 beano002 bear2327 bearcat1 beardog1 beast123 beast666 beastie1 beatles1 beatles4 beatles6 beautiful1 beaver12
beaver69 beavis69 beckham1 beckham23 beckham7 beer1234 belinda1 bella123 beloved1 bengals1 benjamin1 bennett1 benno007
bentley1 bergen09 berl1952 berlin1945 bermuda1 bernard1 bernie51 bethany1 bettina1 bettis36 betty123 beverly1 bg6njokf
bhrh0h2oof6xbqjeh bigbear1 bigbird1 bigblue1 bigboy11 bigboy12 bigboy40 bigcock1 bigdaddy1 bigdawg1 bigdick1 bigdog69
bigfish1 bigfoot1 bigjohn1 bigmac12 bigsexy1 bigtime1 bigtits1 bill1234 bill2455 billy123 bingo123 birdman1 birthday1
birthday10 birthday100 birthday133 birthday2 birthday21 birthday26 birthday27 birthday28 birthday299 birthday3
birthday36 birthday4 birthday5 birthday54 birthday6 biscuit1 bitch123 bitches1 biteme12 biteme69 bj200ex1 black123
black666 blackie1 blade123 blah1234 blaster1 blaster2 blaze420 blessed1 blink182 blizzard1 blondie1 blondie2 blood123
blood666 blowjob1 blowjob6 blowjob69 blowme69 blue1234 blue2000 bluedog1 bluejay1 bluesky1 blunt420 bmfc2353
bmvm3e46gtr bmw318is bmw325is bmw330ci bmw750il bmx4life boating1 bob12345 bobby123 bobcat12 bobo1234 boeing74
boeing747 boeing77 bogdan123 boing747 bollock1 bologna1 bonanza1 bond0007 bond9007 bondage1 bondra12 bonjour1 bonkers1
boobear1 boobies1 boobies2 booboo11 booboo12 booboo69 boogers1 boomer12 boomer22 booster1 boots123 boredboi4u boris123
born2run bosco123 boscoe01 boston11 boston12 boston99 bowling1 bowling3 boxster1 boy1cool23 boy4u2ownnyc
bpgjldsgjldthnf br00klyn br1ttany bradley1 branden1 brandon0 brandon00 brandon1 brandon2 brandon3 brandon5 brandon6
brandon7 brandon8 brandy12 braves10 braves95 bravo123 breaker1 brenda69 brendan1 brennan1 brett123 bri5kev6 brian123
brianna1 bridget1 brillo021 bristol1 britney1 brittany1 broncos1 broncos2 broncos7 brooklyn1 brother1 brother2
brown123 brownie1 browns99 bruce123 bruins77 bruiser1 bruno123 bryan123 bsheep75 bubba111 bubba123 bubbles1 bubbles2
buckeye1 buddy111 buddy123 budlight1 buffalo1 buffalo7 buffett1 buffy123 buffy1ma bujhm123 bulldog1 bulldog2 bulldog3
bulldog5 bulldog6 bulldog7 bulldog8 bulldogs1 bullnuts2003 bulls123 bullshit1 bunnies1 bunny123 burrito1 burton12
buster01 buster11 buster12 buster123 buster21 buster22 buster69 buster88 buster99 butter11 butterfly1 butthea1
buttons1 buzzard1 c0l0rad0 c0rvette c32649135 c3por2d2 c43dae874d c43qpul5rz c7e4f8ezqh cab4ma99 cadr14nu caesar12
cahek0980 caitlin1 caleb123 calgary1 california1 calvin12 calvin69 calypso1 camaro67 camaro69 camaroz2 camaroz28
camel123 camelot1 cameron0 cameron1 cameron2 cameron6 cameron7 cameron9 camilla1 camille1 camp0017 campus100 canada12
canada99 cancer69 candy123 cantona1 cantona7 canucks1 capital1 capital5 captain1 captain2 captain7 car12345 care1839
carla123 carlos10 carlos12 carlos123 carlos68 carlton1 carmen00 carmine1 carolin1 carolina1 caroline1 carolyn1
carrera1 carrera4 carter12 carter15 carter80 cartman1 cartman2 cartoon1 carwash1 casey123 casper12 casper123 casper13
casper99 cassidy1 cassie12 catfish1 caution1 caveman1 cbr600f2 cbr600f3 cbr600f4 cbr600rr cbr900rr cbr929rr ccccccc1
cde34rfv cecilia1 ceisi123 celeste1 celtic1888 celtic67 celtic88 celtics1 central1 cessna15 cessna17 cessna172
cezer121 ch1tt1ck ch3ch2oh champ123 champion1 change12 changeme1 channel1 chantal1 chaos666 charger1 chargers1
charles0 charles1 charles2 charles3 charles4 charles7 charles9 charlie0 charlie1 charlie111 charlie123 charlie2
charlie3 charlie4 charlie5 charlie6 charlie7 charlie8 charlie9 charlotte1 charmed1 charter1 chase123 cheese12 cheetah1
chelsea0 chelsea1 chelsea2 chelsea3 chelsea4 chelsea5 chelsea6 chelsea7 chelsea8 cherokee1 cherry12 chester1
chester123 chester2 chester3 chester7 chester8 chester9 chevy350 chevy454 chevys10 chevyz71 cheyenne1 chicago0
chicago1 chicago2 chicago23 chicago3 chicago5 chicago7 chicago9 chicco22 chicken0 chicken1 chicken123 chicken2
chicken4 chicken6 chickenwing101 chico123 chief123 children2 chimera1 chinese1 chipper1 chloe123 chocolate1 chopper1
chris100 chris123 chris198 chris200 chris999 chrissy1 christa1 christi1 christian1 christo1 christopher1 christy1
chronic1 chuck123 chuckie1 cidkid86 cisco123 cjxb2014 ck6znp42 clapton1 classic1 claudia1 clayton1 clemson1 climber1
clinton1 clipper1 cmigtvo7 cmu9ggzh cnfc35762209 cobra123 cobra427 cobra777 cocacola1 coco1234 codered1 coffee11
coffee12 coleman1 colin123 collect1 colleen1 college1 college2 collins1 colole57 colt1911 combat123654 comcast1
comfort1 command1 command2 compaq12 compaq123 compass1 compute1 computer1 computer12 connect1 connor11 connor12
consult1 control1 control2 cookie11 cookie12 cookie123 cookie13 cookie59 cookies1 cooking1 cool1234 coolguy1 coolman1
cooper11 cooper12 core2duo cornell1 corrado1 correcthorsebatterystaple corsair1 corvet07 corvett1 corvette1 cosmo123
cottage1 cougar11 cougars1 counter1 country1 courtney1 cowboy12 cowboy22 cowboys0 cowboys1 cowboys2 cowboys3 cptnz062
cqub6553 cracker1 craig123 crazy123 creativ1 creative1 cricket1 crimson1 critter1 crosby87 cruiser1 crystal0 crystal1
crystal2 crystal7 csfbr5yy cthulhu1 cubbies1 cubswin1 cuddles1 cumshot1 cupcake1 curious1 cutlass1 cvzefh1gk
cvzefh1gkc cyclone1 cyclops1 cygnusx1 cynthia1 cypress1 d1234567 d1i2m3a4 d1lakiss d36rkqdff d78unhxq dabl1125
dad2ownu daddy123 daisy123 daisy3112 dakota01 dakota11 dakota12 dakota99 dalejr88 dallas01 dallas11 dallas12 dallas21
dallas22 dallas33 dallas88 damage11 damned69 dance123 daniel00 daniel01 daniel10 daniel11 daniel12 daniel123 daniel19
daniel20 daniel21 daniel26 daniel69 daniela1 danielle1 danil8098 danny001 danny123 dannym88 dante123 dapzu455
darkness1 darling1 dasha123 dasha2010 dave1234 david123 david777 daytona1 dbm123dm ddddddd1 de1987ma deadman1 deadmau5
death123 death666 debbie69 deborah1 december1 december2 default1 defiant1 deflep27 delta123 demon123 demon666
den040791 den12345 denis123 denis1983 denis1984 denis1987 denis1988 denis1989 denis2011 denise01 deniska1 denman85
dennis12 depeche1 derrick1 deskjet1 destiny1 destiny2 destiny7 detroit1 devil123 devil666 devilmaycry4 devo2706
dexter12 dfyjdf846 dgl70460 diablo11 diablo123 diablo23 diablo66 diablo666 diablo69 diamond0 diamond1 diamond2
diamond3 diamond4 diamond6 diamond7 diamond8 diamond9 diana123 diana2002 dickens1 diego123 diehard1 digital1 digital2
dignity7 dilbert1 dima1234 dima12345 dima1983 dima1985 dima1989 dima1990 dima1991 dima1992 dima1993 dima1994 dima1995
dima1996 dima1997 dima1998 dima1999 dima2000 dima2009 dima2010 dima2011 dima3452 dimon4ik diya2003 djg4bb4b dm6tzsgp
dmiller12as doc_0815 dodgers1 dogbert1 doggy123 dogmeat1 dogphil3650 dolemit1 dolphin1 dolphin2 dolphin5 dolphin6
dolphin9 dolphins1 doma77ns domainlock2005 dominic1 dominik1 donna123 dont4get dorothy1 douglas1 dracula1 dragon00
dragon01 dragon05 dragon06 dragon10 dragon11 dragon12 dragon123 dragon13 dragon17 dragon18 dragon19 dragon20 dragon21
dragon22 dragon23 dragon25 dragon33 dragon35 dragon44 dragon64 dragon66 dragon666 dragon69 dragon76 dragon77 dragon88
dragon98 dragon99 dragons1 dragoon1 dreamer1 dreamer2 dro8smwq druhay17 drummer1 ds7zamnw ducati74 ducati99 duchess1
dude1234 dude1998 dumbass1 duncan21 dune2000 dunnowho89 dupont24 durango1 dustin23 dusty123 dusty197 dylan123
e214fre21 e2fq7fzj e6pz84qfcj eae21157 eagle123 eagles05 eagles11 eagles12 eagles20 eagles22 eastern1 easy1234
eatshit1 eclipse1 eclipse2 eclipse9 eddie123 eddie666 eduardo1 edward11 edward12 edwards1 eeeeeee1 efbcapa201 eight888
ekaterina20 el345612 el546218 elaine22 eleanor1 electra1 electro1 element1 element2 elena123 elena1971 elena1975
elena2010 elephant1 eleven11 elizabeth1 elliott1 elmer251 elvira26 elvis123 emerald1 emerson1 emily123 eminem11
eminem12 emmitt22 empire11 energy12 england1 english1 enrique1 enron714 enter123 episode1 epsilon1 eric1132 eric1234
erotica1 eternal1 ethan123 euclid90 euro2000 eus1sue1 everest1 everton1 explore1 explorer1 express1 express2 extra300
extra330 extreme1 f00tball f14tomcat f15eagle f1f2f3f4 f22raptor f8yruxoj face2face faith123 falcon01 falcon11
falcon12 falcon16 falcon21 falcon69 falcons1 fallout1 fallout2 fallout3 family01 fanta123 fantasy1 fantasy7 fantasy8
farside1 fatal1ty fathead1 fatima753357 fatluvr69 favorite2 favorite3 favorite4 favorite5 favorite6 favorite7
favorite8 fbi11213 fcc5nky2 feather1 felicia1 felix123 fender12 ferien12 fernando1 ferrari1 ferrari2 ferrari3 ferrari4
ferrari5 fetish01 fetish69 fffffff1 ffvdj474 fhntv1998 fiction6 fiction7 fiction9 fifa2000 fifa2008 fifa2010 fifa2011
fighter1 fighting54 finance1 findaupair007 fire1234 firefly1 fireman1 firstone123 fish1234 fishing1 fishing4 fitness1
fjnq8915 fjysk762 fk8bhydb fkbyf001 fkbyf123 fkg7h4f3v6 fkojn6gb fktif6115 fktrcfylh1 flanker7 flash123 flatron1
flipper1 florian1 florida1 florida2 flower12 flowers1 flowers2 flyers88 flyers99 fm12mn12 foolish1 footbal1 football1
football10 football12 football123 football2 football5 football6 football7 ford9402 fordf150 fordf250 fordf350 fordgt40
forest11 forest99 forever1 forever21 formula1 forrest1 fortune1 fortune12 forward1 fox12345 foxtrot1 france98 frances1
francis1 francis2 frank123 frankie1 fre_ak8yj fred1234 freddie1 freddy12 free4all freedom0 freedom1 freedom2 freedom3
freedom4 freedom5 freedom7 freedom8 freedom9 freeman1 freesex1 freeway1 friday13 friends1 frogger1 frogman1 front242
frost1996 fsd9shtyu fubar123 fuck1234 fucker11 fucker12 fucker69 fuckher1 fucking1 fuckme69 fuckoff1 fuckoff2
fuckoff666 fuckyou0 fuckyou1 fuckyou12 fuckyou123 fuckyou2 fuckyou6 fuckyou69 fuckyou7 fuckyou8 funtime1 futyn007
fyfcnfcbz1 fylhtq123 fylhtq95 fynjy123 g0dz1ll4 g1234567 gabriel1 gabriel12 gabriel2 gamer123 gandalf0 gandalf1
gandalf2 gandalf3 gandalf7 gangsta1 gangster1 garbage1 garcia12 garfield1 garrett1 gateway0 gateway1 gateway2 gateway3
gateway5 gateway6 gateway7 gateway9 gators96 gb15kv99 gborv526 gbplf123 gbpltw123 gbpltw147 gemini12 gemini13 gemini69
general1 general2 generic1 genesis1 genesis2 genius123 geolog323 george01 george10 george11 george12 george123
george13 george69 george99 georgia1 georgia2 georgie1 germany1 gerrard8 gerrity1 getsome1 gfgf1234 gfhjkm007 gfhjkm11
gfhjkm12 gfhjkm123 gfhjkm13 gfhjkm135 gfhjkm22 gfhjkm777 gfif1991 gfxqx686 ggggggg1 ghbdtn12 ghbdtn123 ghbdtnbr1
ghhh47hj764 ghhh47hj7649 ghjcnj123 ghjcnjnfr1 ghost123 giants56 gilbert1 gilbert2707 gillian1 ginger01 ginger11
ginger12 ginger123 ginger69 ginger99 girls4me gizmo123 gizmodo1 gizmodo2 glasgow1 glock9mm gn56gn56 gnasher23 go4broke
go4itnow gobucks1 gobuffs2 goddess1 godzils4s7 goforit1 gofsu338 goirish1 golf1234 golfer01 golfer11 golfer12 golfer20
golfer23 golfer69 golfing1 goliath1 gonzo123 goober12 good12345 good123654 good4now good4you goodboy1 goodbye1
goofy123 google10 google12 google123 gooner01 gordolee85 gordon24 gorilla1 gorilla9 gotribe1 grace123 grandam1
grandma1 grayson1 gre69kik great123 green123 green420 greenday1 gregory1 gremlin1 grendel1 gretzky9 griffey1 griffin1
grizzly1 groucho1 groupd2013 gsgba368 gsxr1000 gsxr1100 gtogto43 guinness1 guitar01 guitar11 guitar12 guitar69
gundam00 gunner01 gunners1 gunther1 gustavo1 gy3yt2rgls gymnast1 gznybwf13 h0lygr41l h200svrm h397pnvr h72sfibbnl
h9iymxmc habbo123 haha1234 halflife2 hallo123 hambone1 hamburg1 hammer00 hammer01 hammer11 hammer12 hammer22 hammer69
hammer99 hammers1 hamster1 hand2000 hannah01 hannah11 hannah12 hannah22 hansolo1 happy100 happy123 happy200 hardc0re
hardcor1 hardcore1 harley01 harley03 harley11 harley12 harley13 harley20 harley69 harley88 harley99 harmony1 harrison1
harry123 harvest1 havefun1 hawaii50 hawkdog79 hawkeye1 hd764nw5d7e1vb1 hd764nw5d7e1vbv heat7777 heather1 heather2
heather4 heather6 heather7 heather9 hedj2n4q hejsan123 hello101 hello123 hello1234 helpme96 hendrix1 hendrix2 henry123
herbert0 herbert1 hershey1 hesoyam1 hesoyam123 hhhhhhh1 higgins1 highway1 hihje863 hillary1 history1 hithere1 hitman47
hjvfirf1 hkger286 hobbes12 hockey10 hockey11 hockey12 hockey123 hockey13 hockey14 hockey19 hockey21 hockey22 hockey30
hockey33 hockey69 hockey77 hockey99 holiday1 holland1 hollister1 holly123 hollywood1 homer123 homerun1 honda123
honda200 honda2000 honda250 honda450 hondas2000 honey123 hoosier1 hooters1 hooters6 hopeful1 hopkins1 horizon1
horndog1 hornets1 horny123 hot2trot hotdog12 hotsex69 hotshot1 house123 houston1 hpmrbm41 hshfd4n279 hummer99 hummerh2
hunt0802 hunt4red hunter01 hunter11 hunter12 hunter123 hunter22 hunter69 hunter99 hunting1 huskers1 huskies1 hustler1
hxp4life hzgg9umc hzze929b iampurehaha2 ibill123 icam4usb icecube1 iceman01 iceman11 iceman22 iceman44 iceman69
ichiban1 ichiro51 iddqd890 idontknow1 iforgot1 igor1234 igor1994 ihateyou1 iiiiiii1 ikilz083 ikmvw103 iloveme1
iloveme2 iloveyou1 iloveyou11 iloveyou12 iloveyou123 iloveyou123456789 iloveyou143 iloveyou2 iloveyou22
iloveyouiloveyou ilya1234 ilya1992 imagine1 imjakie123 incubus1 india123 indiana1 indiana7 indians1 inferno1 ingram01
integra1 internet1 ipo54tj45uy856 ipswich1 iqzzt580 ireland1 ireland3 irina123 irina1989 irina1991 irish123 ironman1
ironman2 is3yeusc isabella1 isacs155 italian1 italias1 ivan1985 ivan1996 ivan2010 iverson1 iverson3 j0nathan j1234567
j3qq4h7h2v jabroni1 jack1234 jack2000 jack5225 jackass1 jackass2 jackie01 jackie69 jackoff1 jackpot1 jackpot3 jackson1
jackson2 jackson4 jackson5 jackson6 jackson9 jacob123 jake1234 jake5253 jalal123 jamaica1 james007 james123 james777
jamesbond007 jameson1 jamie123 january1 january2 jarhead1 jasmine0 jasmine1 jasmine123 jasmine2 jasmine3 jasmine5
jasmine7 jasmine9 jason123 jasper01 jasper12 jaws1221 jaydog472 jayhawk1 jazmine1 jazz1234 jazzman1 jbond007 jeff1234
jeffery1 jeffrey1 jeffrey4 jeffwsb1 jenn1fer jenna123 jennife1 jennifer1 jenny123 jericho1 jerry123 jesse123 jessica0
jessica1 jessica2 jessica3 jessica6 jessica7 jessica8 jesus123 jesus4me jesus777 jesuschristislord jesusis1 jg3h4hfn
jhnjgtl12 jhrl0821 jigei743ks jillian1 jimbo123 jimmy123 jjjjjjj1 jo9k2jw2 johanna1 john1234 johnboy1 johnny12
johnny69 johnny99 johnson1 johnson2 johnson4 joker123 joker666 joker777 jonathan1 jones123 jonny123 jor23dan jordan00
jordan01 jordan10 jordan11 jordan12 jordan123 jordan18 jordan20 jordan22 jordan23 jordan45 jordan98 jordan99 jorge123
joseph10 joseph11 joseph12 josephphone7 joshua01 joshua04 joshua10 joshua11 joshua12 joshua123 joshua19 joshua23
joshua99 journey1 joxury8f jtuac3my juggalo1 julia123 julia666 juliana1 julie123 julie456 jumpman23 june1503 junebug1
junior01 junior12 junior123 junior13 junior24 jupiter1 jupiter2 just4fun just4you justice1 justice2 justin01 justin10
justin11 justin12 justin123 justin99 justine1 juttu123 juvis123 jzf7qf2e k1234567 k123456789 k9dls02a k9vvos0a
ka12rm12 kaitlyn1 kalle123 kamelia2011 kanmax1994 karen123 karolina1 kathryn1 katie123 katrina1 katya123 kayla123
kcj9wx5n kd189nlcih ke12fe13 keith123 kekskek1 kelly001 kelly123 kendall1 kennedy1 kennedy12 kenneth1 kenneth2
kenny123 kenshin1 kenwood1 kerstin1 kevin123 keywest1 kfnju842 kickass1 killer00 killer01 killer11 killer12 killer123
killer13 killer21 killer22 killer23 killer45 killer66 killer666 killer69 killer77 killer99 kimber45 kimberly1 king1234
kingdom1 kirill123 kirsten1 kitty123 kittycat1 kki177hk kkkkkkk1 klaudia1 klingon1 km83wa00 knight12 knight99 knights1
knopo4ka kodaira52 koetsu13 kolia123 kondom25 kopa1994 kordell1 koufax32 kr9z40sy krishna1 kristen1 kristie1 kristin1
kristina1 krypton1 ktjynsq40147 ktnj2010 kudos4ever kumar123 kzsfj874 l0swf9gx l58jkdjp! l8g3bkde lacrosse1 lada2110
ladybug1 lainth88 lakers08 lakers12 lakers24 lakers32 lakers34 lalala123 lambert1 lampard8 lantern1 larry123 laser123
laura123 lauren12 leather1 leather9 lebron23 left4dead left4dead2 legends1 legolas1 len2ski1 lena1234 lena1982
lena2010 lena2011 leonard1 leonardo1 leopard1 lera2000 lesbian1 lespaul1 letmein0 letmein1 letmein123 letmein2
letmein22 letmein3 letmein4 letmein5 letmein6 letmein7 letmein9 letmeinletmeinletmein leto2010 lewie622 lexmark1
lexus300 lg2wmgvr lhbjkjubz2957704 liberty1 liberty2 liberty7 liberty9 library1 lickme69 lillian1 lincoln1 lincoln2
lincoln7 linda123 lindros8 lindsay1 lindsay2 lindsey1 lineage123 lineage2 lisa1234 lithium1 liverp00l liverpool1
liz8tysiu liza2000 liza2009 lizzy123 ljb4dt7n lllllll1 lobster1 lobster2 locoman0 locutus1 logan123 logging7 logitech1
lol123123 lol12345 lol123456 lolkin09 lollipop1 lollol12 lollol123 lololyo123 london01 london11 london12 london123
london20 london22 london99 looking1 looking4 loosee123 lopas123 lopotok01 lorenzo1 loser123 losfix16 lost4815162342
lotrfotr34 lotus123 louis123 louise01 love1234 love12345 love2000 love2010 love2011 love4eve love4ever love4you
love5683 love777321777 loveme12 loveme89 lover123 loveyou1 loveyou2 lovezp1314 lp2568cskt lsdlsd12 lsia9dnb9y ltybc123
lucas123 lucifer1 lucifer666 lucille1 lucky123 lucky777 lucydog1 lukas123 luv2epus luv2fuck lvbnhbq1 lvjdp383
lytdybrbdfvgbhf lzbs2twz lzhan16889 m0nkeyb0 m0ntlure m1234567 m123456789 m1garand m1m2m3m4 m6cjy69u35 m7hsqstm
ma123123123 machine1 macross1 macross7 macsan26 madala11 maddog01 maddog69 madison0 madison1 madison2 madison3
madison4 madison9 madmax11 madness1 madonna1 madruga2 maestro1 maggie01 maggie10 maggie11 maggie12 maggie123 maggie99
magic123 magical1 magical123 magpies1 maiden666 mailcreated5240 mailman1 makayla1 makeksa11 maks1995 maks2010 maks5843
malcolm1 mallard1 mama1234 mama12345 mama1960 mama1961 mama1963 mama1964 mama1965 mama1970 mama2010 mamma123 mammoth1
manager1 manchester1 mancity1 mandy123 mango123 mangust6403 mankind1 manning1 manning18 manzey20 mapet123456
maprchem56458 marcius2 marco123 marcs1997 marcus12 margaret1 maria123 mariana1 marie123 marilyn1 marina123 marina15
marine12 marine21 mariner1 marines1 marino13 mario123 marissa1 mark1234 mark3434 marlboro1 marlene1 marley12 marlins1
married1 marshal1 marshall1 martin01 martin11 martin12 martin19 martin21 martina1 martini1 maryann1 mash4077 masha123
masha1998 masha2010 masha2011 mason123 massive1 master00 master01 master10 master11 master12 master123 master13
master21 master22 master23 master32 master55 master66 master69 master77 master99 masterb8 masters1 matchbox20 matilda1
matrix01 matrix12 matrix123 matrix13 matrix19 matrix69 matrix99 matt1234 matthew0 matthew1 matthew10 matthew2 matthew3
matthew4 matthew5 matthew6 matthew7 matthew8 matthew9 mattylad10 maureen1 maurice1 maveric1 maverick1 max12345
max33484 maxim1935 maximus1 maximus2 maxwell1 maxwell2 maxwell7 maynard1 mazda123 mazda323 mazda626 mazdamx3 mazdamx5
mazdarx7 mazdarx8 mccool24 mclaren1 mclarenf1 mdmaiwa3 mdmgl004 mdmnis1u mdmnttd2 mdmsii64 mech6666 medical1 megafon77
megaman1 megan123 meister1 melanie1 melanie2 melinda1 melissa1 melissa2 melissa3 melissa6 melissa7 melvin69 memphis1
mercede1 mercedes1 mercury1 mercury2 mercury7 merlin01 merlin10 merlin11 merlin12 merlin21 merlin69 merlin99 mermaid1
merrill1 messiah1 metal123 metal666 metallica1 metro2033 mets1986 mexican1 miami123 miami305 miatamx5 michael0
michael1 michael12 michael123 michael13 michael2 michael3 michael4 michael5 michael6 michael7 michael8 michael9
michele1 michell1 michelle1 michigan1 mick7278 mickey01 mickey11 mickey12 mickey22 mickey69 microlab1 midnight1
mike1234 mike12345 mike1969 mike2000 mikey123 milkman1 miller01 miller12 miller31 million1 mimi92139 mine2306
minecraft123 minimax1 miracle1 miranda1 miruvor79 misfit99 misfits1 misha1111 misha123 misiaczek1 mission1 missy123
mistral1 misty123 mittens1 mjbnbna1 mko09ijn mmmmmmm1 mnbvcxz1 molly123 mom4u4mm mommy123 momoney1 momsanaladventure
monday12 money100 money111 money123 money1234 money4me money777 monica01 monica12 monica69 monique1 monitor1 monitor2
monkey00 monkey01 monkey10 monkey11 monkey12 monkey123 monkey13 monkey14 monkey19 monkey20 monkey21 monkey22 monkey23
monkey24 monkey42 monkey66 monkey69 monkey77 monkey99 monkeys1 monster1 monster123 monster2 monster7 monster9 montana1
montana2 montero1 montgom240 monty123 mookie12 moom4242 moom4261 moon1234 moondog1 moose123 mopar440 morales1 morgan01
morgan12 morning1 mosias98 motera15 mother12 mounta1n mountai1 mouse123 movies23 msoracle32re mtwapa1a muffin11
muffin12 munson15 murphy01 murphy11 music101 music123 musical1 mustang0 mustang1 mustang2 mustang3 mustang4 mustang5
mustang6 mustang66 mustang67 mustang69 mustang7 mustang8 mustang9 mustard1 mutt22pu mvtnr765 mwq6qlzo mxaigtg5
my2girls my3girls mymoney1 myspace1 myspace2 mystery1 myxworld4 n1a2t3a4 n7td4bjl n8skfswa nancy123 napster1 naruto010
naruto12 naruto123 naruto99 nascar03 nascar08 nascar20 nascar24 nascar88 nascar99 nastya123 nastya1995 nastya1996
nastya1997 nastya2010 nata1977 nata1980 natalia1 natalie1 natalie2 natas666 natasha1 natasha123 natasha2 natasha5
nathan01 nathan12 natural1 naughty1 naughty2 nautica1 ncc-1701 ncc1701a ncc1701d ncc1701e ncc74656 nccpl25282 ndshnx4s
ne_e_pod_chehyl necron99 need4speed nelson11 nemesis1 nemesis2 nemrac58 nemvxyheqdd5oqxyxyzi nepbr2009 neptune1
netware1 network1 network2 newlife1 newlife2 newpass1 newpass2 newpass3 newpass6 newport1 newport2 newproject2004
newyork0 newyork1 newyork2 nhfdvfnjkju123 nicholas1 nicholas9 nick1234 nick1234-rem936 nicolas1 nicolas2 nicole01
nicole11 nicole12 nicole123 nicole18 nicole23 nicole69 nigger123 nightmare1 nihao123 nike1234 nikita123 nikita1998
nikita2000 nikita95 nikita99 nikki123 nikolay9 ninja123 nintendo1 nintendo64 nipples1 nirvana1 nirvana9 nissan350z
nizmo400r nji90okm nnnnnnn1 nohack04 nokia123 nokia1600 nokia2700 nokia3110 nokia3230 nokia3250 nokia3310 nokia5130
nokia5200 nokia5228 nokia5230 nokia5300 nokia5310 nokia5320 nokia5530 nokia5610 nokia5700 nokia5800 nokia6120
nokia6131 nokia6230 nokia6230i nokia6233 nokia6300 nokia6303 nokia6500 nokia6630 nokia7070 nokia7610 nokia8800
nokiae51 nokian70 nokian73 nokian82 nokian95 nolimit5 nolimit8 nolimit9 noname123 noncapa0 nonrev67 noodles1 norwich1
not4u2no note1234 nothing0 nothing1 november1 noway123 nsnabh76 nthk12345 nthvbyfnjh2 ntktdbpjh1994 nuaddn9561
nuggets1 number10 number20 nwo4life nzceg251 o1l2e3g4 o4izdmxu oakland1 obvious1 oc247ngucz oceans11 october1 october2
october3 october31 october6 october7 october8 odgez8j3 odt4p6sv8 ofclr278 ojp123456 okk34125 oktober7 oleaut32
oleg1985 oleg1994 oleg1995 oleg1996 olemiss1 olga1234 olga1976 olga1979 olga1991 oliver01 oliver12 oliver123 oliver99
olivier1 ololo123 omega123 omytvc15 one23456 onelove1 onetwo12 onetwo34 onlyone1 onlyone4 ooicu812 oooooo99 ooooooo1
open1234 opopop11 optimus1 oqglh565 orange01 orange10 orange11 orange12 orange22 orange44 orange77 orange88 orange99
oranges1 orioles1 orion123 orlando1 oscar123 oskar123 othello1 ou812345 ou8124me outkast1 outside1 ow8jtcs8t ownage123
ozlq6qwm p0015123 p030710p$e4o p0o9i8u7 p0o9i8u7y6 p1234567 p1nkb178 p2ssw0rd p3nnywiz p455w0rd p4ssw0rd p4ssword
p@ssw0rd pa$$w0rd pa55w0rd pa55word pablo123 pacific1 packard1 packers1 packers2 packers4 paintball1 painter1
pakistan1 palace22 paladin1 palermo1 pancake1 panda123 pandora1 pandora2 pantera1 pantera2 pantera6 panther1 panther2
panther5 panther6 panther7 panther8 panther9 panthers1 panties1 panties2 paper123 paragon1 paraklast1974 paris123
parker01 parker12 parol123 parol12345 parol999 parola12 partner1 pasha123 pass1234 pass1821 pass1wor pass1word
pass2012 passat99 passion1 passw0rd passw0rd1 passwor1 password0 password00 password01 password1 password10 password11
password12 password123 password1234 password1234567 password12345678 password123456789 password1234567890 password13
password1password1 password2 password21 password22 password23 password3 password4 password5 password6 password69
password7 password8 password88 password9 password99 passwordassword passwordpassword passwordpassword1
passwordstandard passwort1 pasword1 patch123 patches1 patches2 patricia1 patrick0 patrick1 patrick2 patrick3 patrick4
patrick5 patrick7 patrick8 patrick9 patriot1 patriots1 paul1234 paula123 paulina1 pauline1 pavel123 paycheck1 payton34
peace123 peaches1 peaches2 peaches3 peacock1 peanut11 peanut12 peanuts1 pebbles1 pebbles2 pedro123 peekab00 peewee51
pegasus1 pelican1 penguin1 penguin6 penguin8 penis123 penny123 pentium1 pentium2 pentium3 pentium4 pepper01 pepper11
pepper12 pepper123 pepper14 pepper76 pepsi123 perfect1 persona1 pervert1 peter123 peugeot406 peyton18 pfqwtd27121988
pgszt6md phantom0 phantom1 phantom2 phantom3 phantom4 phantom7 pheonix1 phezc419hv philips1 phillip1 phish123 phish420
phoenix0 phoenix1 phoenix2 phoenix3 phoenix5 phoenix6 phoenix7 phoenix8 phoenix9 pi314159 piazza31 pibzk431 picasso1
piccolo1 pickles1 picture1 pikachu1 pilot123 pimpin69 pineapple1 pingeye2 pinky123 pioneer1 pippen33 pirates1 pistons1
pitbull1 pitcher1 pitmans4 pizza123 plastic1 plat1num platinum1 play2win playboy1 playboy2 playboy3 playboy6 player21
player69 playstation2 playstation3 please12 plhy6hql plumber1 poiu0987 poiu1234 pokemon00 pokemon1 pokemon12
pokemon123 pokemon2 poker123 pol123456 polaris1 police22 polly123 polniypizdec0211 polniypizdec1102 polniypizdec110211
polo1234 polopolo09 pon32029 pontiac1 poochie1 poohbear1 pookie11 pool6123 popcorn1 popcorn2 poppy123 poptart1
porn1234 porn4life porno123 porol777 porsche1 porsche2 porsche8 porsche9 porsche911 porshe911 postov10 postov1000
power123 power666 powerof3 ppppppp1 pqnr67w5 pr1ncess precious1 predator1 prelude1 prelude9 premier1 preston1
primetime21 prince11 prince12 prince55 princess1 princess2 printer1 private1 private5 privet123 process1 prodigy1
project1 prophet1 prowler1 ps253535 psw333333 psychnaut1 psycho72 psycho78 ptfe3xxp pudding1 pufunga7782 pumpkin1
pumpkin2 punter12 puppy123 purple01 purple11 purple12 purple13 purple69 purple77 pussy101 pussy123 pussy420 pussy4me
pxx3eftp pyramid1 pyramid7 q123321q q1234567 q12345678 q123456789 q1234567890 q123456q q12we34r q1q2q3q4 q1q2q3q4q5
q1w2e3r4 q1w2e3r4t q1w2e3r4t5 q1w2e3r4t5y6 q1w2e3r4t5y6u7 q1w2e3r4t5y6u7i8 q1w2e3r4t5y6u7i8o9p0 q2w3e4r5 q4n2jdeh
q8zo8wzq qawsed123 qaz12345 qaz123456 qaz123qaz qaz123wsx qaz123wsx456 qaz12wsx qaz1wsx2 qaz26101778 qazqaz123
qazwsx11 qazwsx12 qazwsx123 qazwsx1234 qazwsx12345 qazwsx123456 qazwsxedc1 qazwsxedc12 qazwsxedc123 qazwsxedcrfvtgb
qazxsw12 qazxsw123 qazxsw21 qazxsw22 qazxswedc123 qcmfd454 qcxdw8ry qmezrxg4 qmpq39zr qpful542 qq123123 qq123321
qq123456 qq123456789 qqqq1111 qqqqqqq1 quality1 quant4307 quant4307s quantum1 quattro6 queenas8151 qw123456 qw12er34
qwaszx11 qwaszx12 qwaszx123 qwe123321 qwe123456 qwe1234567 qwe123asd qwe123qwe qwe123qwe123 qwe123rty qweasd12
qweasd123 qweasdzxc1 qweasdzxc12 qweasdzxc123 qweqwe12 qweqwe123 qwer1209 qwer1234 qwer12345 qwer4321 qwert123
qwert1234 qwert12345 qwert54321 qwertasdfgzxcvb qwerty00 qwerty01 qwerty02 qwerty09 qwerty10 qwerty100 qwerty11
qwerty111 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty123456789 qwerty1234567890 qwerty13 qwerty2010
qwerty21 qwerty22 qwerty23 qwerty32 qwerty321 qwerty33 qwerty56 qwerty66 qwerty666 qwerty69 qwerty77 qwerty777
qwerty78 qwerty789 qwerty88 qwerty89 qwerty99 qwerty999 qwertyqwertyqwerty qwertyu1 qwertyu123 qwertyu8 qwertyui1
qwertyuiop1 qwertyuiop10 qwertyuiop12 qwertyuiop123 qwertyuiop12345 qwertyuiopasdfg qwertyuiopasdfgh
qwertyuiopasdfghjkl qwertyuiopasdfghjklzxcvbnm qwest123 qwqw1212 r1234567 r2d2c3p0 r2d2c3po r3ady41t r3vi3wpass
r4e3w2q1 rabbit12 rabbit66 rabbit69 racecar02 racecar1 rachael1 rachel01 rachel69 radar123 radical1 radio123 rahul123
raider12 raiders0 raiders1 raiders2 rainbow1 rainbow2 rainbow6 rainbow7 rainman1 raleigh1 rambler1 rambo123 rammstein1
random123 ranger01 ranger02 ranger10 ranger11 ranger12 ranger13 ranger21 ranger66 ranger69 ranger75 ranger82 ranger98
ranger99 rangers1 rangers2 rangers9 raptor01 raptor22 raptors1 rashley198 rasta220 rattolo58 raven123 raven666
raymond1 rb26dett rdgpl3ds rdq5ww4x reading1 ready2go reality5 rebbyt34 rebecca1 rebecca2 rebecca9 red12345 redbird1
redbull1 redcar27 redfish1 redhat50 redhead1 redneck1 redskin1 redskins1 redsox04 redsox11 redsox12 redsox19 redsox20
redsox24 redsox99 redwing1 redwings1 redwood1 reggie31 research1 reset123 restart1 retired1 review69 revival47
rfnthbyf1988 rhind101 ricardo1 richard0 richard1 richard2 richard3 richard4 richard5 richard7 richard8 richard9
ringo123 ripken08 riptide1 river123 rjhjdf777 rlzwp503 robert00 robert01 robert11 robert12 robert123 robert19 robert22
robert23 robert24 robert71 robert99 roberta1 roberto1 roberts1 robin123 rock1234 rocket01 rocket12 rocket21 rocket69
rocket88 rockets1 rockstar1 rocky123 rodman91 roger123 rolltide1 roma1990 roma1993 roma1995 roma1996 roma2010 roman123
roman222 roman777 romance1 romeo123 ronaldinho10 ronaldo1 ronaldo123 ronaldo7 ronaldo9 ronaldo99 rooney10 rooster1
rosebud1 rosebud7 rosie123 rover123 roxanne1 rrrrrrr1 rt3460014 rt6ytere rtyu4567 rugby123 rundll32 runescape1
runner12 running1 rush2112 ruslan123 russell1 russell2 russell7 russian6 russian7 rusty123 rvgmw2gl rz93qpmq s1234567
s12345678 s123456789 s123456s s1a2s3h4a5 s1s2s3s4 s456123789 s5r8ed67s s7fhs127 s9te949f saab9000 sabbath1 sabrina1
sadie123 safeu851 sahtm038 sahtm069 sahtm082 sahtm131 sailing1 saisg002 sally123 salomon1 sam12345 sam138989 samanth1
samantha1 sammie01 sammy123 sampson1 samson12 samsung1 samsung123 samsung2 samsung9 samuel12 samurai1 samurai7
sanchez1 sanders1 sanders2 sandi1172 sandman1 sandra11 sandra69 sandy123 sanek123 sanity72 sanity729 santa234 santafe1
santana1 santana5 sarah123 sarah200 sasha111 sasha123 sasha1234 sasha12345 sasha1988 sasha1991 sasha1992 sasha1993
sasha1994 sasha1995 sasha1996 sasha1997 sasha1998 sasha2000 sasha2010 sasha2011 sasha777 sasha_007 sassy123 sasuke12
sasuke123 sat321321 satan666 satana666 sataniv1993 satchel1 saun24865709 sausage1 savannah1 save13tx sc0tland scamper1
scanner1 scarface1 scarlet1 schalke0 schalke04 schmidt1 school12 schultz1 science1 scooby11 scooby12 scooby69 scooter1
scooter2 scooter3 scooter5 scooter6 scooter7 scooter8 scorpio1 scorpio2 scorpio6 scorpio7 scott123 scottie1 scoubidou2
scoubidou6 scrappy1 scratch1 scruffy1 scuba123 sd3lpgdr sd3utre7 sdh686drth sdicmt7seytn sdsadee23 seabass1 seadoo96
searock6 seattle1 seattle2 seattle7 sebastian1 sebora64 sebring1 secret00 secret12 secret123 secret99 section8
security1 segblue2 selfok2013 semperf1 semperfi1 senha123 serega123 sergey123 serious1 serpent1 service01 service1
service321 setupenu2 seven777 sevenof9 seventy7 sevilia1 sex12345 sex4ever sex4free sexy1234 sexyred1 sh4d0w3d
shadow00 shadow01 shadow10 shadow11 shadow12 shadow1212 shadow123 shadow13 shadow14 shadow20 shadow22 shadow23
shadow69 shadow88 shadow99 shadows1 shampoo1 shane123 shaney14 shannon1 shannon2 shaolin1 sharon12 sharon69 sharpie1
shearer9 shelbygt500 sheldon1 shelley1 sherman1 shirley1 shit1234 shithead1 shock123 shocker1 shooter1 shopping1
shotgun1 shrike01 shygirl1 siemens1 sierra01 sierra12 silence1 silver01 silver11 silver12 silver21 silver22 silver33
silver69 silver77 silver99 simba123 simon123 simpson1 sinatra1 sintesi07 sissy123 sk84life sk8board sk8ordie skate123
skeeter1 skinner1 skipper1 skorpion39 skyblue1 skydive1 skyhawk1 skyline1 skywalk1 slacker1 slainte6 slammer1 slava123
slayer123 slayer66 slayer666 slayer69 slayers1 sleeper1 slick123 slimed123 slipknot1 slipknot666 slipper1 slot2009
smile101 smile123 smile4me smith123 smoke420 smokey01 smokey12 smokey22 smooth15 snake123 snapper1 snapple1 snh4life
snickers1 sniper01 sniper12 sniper123 snoopy12 snoopy13 snoopy69 snowball1 snowman1 snuggles1 soccer01 soccer09
soccer10 soccer11 soccer12 soccer123 soccer13 soccer14 soccer15 soccer16 soccer17 soccer18 soccer19 soccer20 soccer21
soccer22 soccer23 soccer33 soccer69 soccer77 soccer99 sochi2014 softball1 sojdlg123aljg soldier1 solomon1 something1
sonic123 sonic593 sony1234 sooners1 sophie01 sophie12 sophieh6 soso123aljg space199 spam967888 spankme1 spanner1
sparkle1 sparky01 sparky11 sparky12 sparky69 sparky99 sparrow1 spartak1 spartak1922 spartan1 spartan11 spartan117
spawn666 speaker1 special1 special7 spectre1 spencer1 spencer2 spencer5 spider10 spider12 spiderman1 spiderman3
spike123 sport123 spring00 spring12 spring99 spurs123 sputnik1 sr20dett ss6z2sw6lu ssbt8ae2 ssptx452 sssssss1 stalker1
stalker123 stalker2 stanley1 stanley2 staples1 star1234 star6767 starbug1 starcraft2 start123 startrek1 starwar1
starwars1 starwars123 starwars3 stas1992 station1 station2 stealth1 steam181 steeler1 steelers1 stella12 steph123
stephanie1 stephen1 stephen2 steve121 steve123 stevens1 stewart1 stickdaddy77 stinger1 stinker1 stooges3 storm123
str8edge strange1 stratus1 strider1 striker1 strip4me student1 studio54 stunner1 stupid12 sublime1 subzero1 success1
success2 success7 sucker69 suckit69 suckme69 suckmy1k summer00 summer01 summer02 summer03 summer04 summer05 summer06
summer07 summer08 summer09 summer10 summer11 summer12 summer13 summer20 summer22 summer69 summer98 summer99 sunflower1
sunny123 sunrise1 sunsh1ne sunshin1 sunshine1 sunshine69 sup3rman super123 super412 superma1 superman1 superman12
superman123 superman2 support1 sureno13 surfer69 surfing1 susanne1 sutvsc5ysaa suzanne1 svensps820 sveta123 sveto4ka
sweet123 sweet666 sweetie1 sweetu70 swimmer1 swinger1 sword123 sydney12 sys64738 system12 system32 system58 t1234567
t34vfrc1991 t3fkvkmj t5r4e3w2q1 table54781 tadpole1 take8422 tamwsn3sja tango123 tanya123 tarheel1 tasha123 tatiana1
taylor01 taylor10 taylor11 taylor12 tdeir8b2 tdfqugl5 teacher1 teacher2 techn9ne teddy123 telecom1 telefon1 tema1234
temp1234 tempest1 templar1 tennis01 tennis11 tennis12 tennis22 tequila1 terrell1 terry123 test1234 testing1 testing123
testing2 teufelo7 texas123 thecure1 thedude1 thegame1 thegreat1 theking1 thekiwi1 thelast1 theman22 thequickbrownfox
theresa1 therock1 thesims2 thesims3 thirteen13 thomas01 thomas10 thomas11 thomas12 thomas123 thomas13 thomas19
thomas21 thor5200 thug4life thumper1 thumper2 thunder0 thunder1 thunder12 thunder2 thunder3 thunder5 thunder6 thunder7
thunder9 tiburon1 tiffany1 tiffany2 tiger123 tiger200 tigers01 tigers11 tigers12 tigger01 tigger10 tigger11 tigger12
tigger13 tigger22 tigger69 tigger99 timmy123 timothy1 timothy2 timoxa94 tiribon12 titanic1 tm371855 tmjxn151 tolkien1
tomcat14 tommy123 toolman1 tootsie1 tornado1 toronto1 torpedo1 toshiba1 tottenham1 toyota91 tr2amp25 tracker1 tractor1
tracy123 trader12 traffic1 trailer1 transam1 trek5200 trident1 trigger1 trigger2 trim7gun trinity1 trinity3 trinity7
tristan1 triumph1 trojans1 trooper1 trooper2 trotter1 trouble1 trouble2 trrim777 trucker1 trumpet1 trustn01 trustno1
tspeter1 tsunami1 tttttt99 ttttttt1 tu190022 tuczno18 tuesday1 tuesday2 tungdom6 turbo911 turkey50 tvxtjk7r twelve12
twenty20 twisted1 tyler123 tylerca310 typhoon1 tyrik123 tyson123 u4slpwra uhtvkby17 uiegu451 ujhjl312 ukqmwhj6
ultra123 un4given unb4g9ty unicorn1 united99 unknown1 up9x8rww user1122 usethis1 usmc0311 usmc1775 usuckballz1
uto29321 uuuuuuu1 uxmdzi4o v123456789 vader123 vadim1995 vadim1996 valera123 valeria1 valerie1 valiant1 vampire1
vanessa1 vanilla1 vaz21074 vaz21083 vaz21093 vaz21099 vbhjh123 vegas123 venom121293 venom123 ventura1 venture1
veritas1 verizon1 vermont1 versace1 vespa123 vfhbz007 vfif1986 vfrcbv123 vfvf2011 vfvfgfgf123 vfvjxrf1 vg08k714
vgy78uhb vicious1 victoria1 victory1 victory7 viggen37 vika1234 vika12345 vika1995 vika1996 vika1998 vika2010 vika2011
vikings1 vikings2 vincent1 vintage1 viper123 vitalik1 vitalik123 vkfwx046 vlad1234 vlad1994 vlad1995 vlad1996 vlad1997
vlad1998 vlad2010 vlad2011 vlad7788 vladimir1 volvo240 volvo850 volvofh12 volvos40 volvos60 volvos80 volvov70 voodoo22
voodoo69 vova12345 vova1992 vova1994 voyager1 voyager2 voyager6 voyager7 vre2nc3z vsjasnel12 vtnhj2033 vurdf5i2
vw198m2n w1234567 w1408776w w1w2w3w4 w1w2w3w4w5 w2dlww3v5p w3e4r5t6 w74156900 w8gkz2x1 walkman555 wallace1 wallace2
walleye1 walter34 wapbbs_1 war3demo warcraft1 warcraft3 warhammer40k warlock1 warlord1 warrior1 warrior2 warrior3
warrior6 wasdwasd1 water123 weare138 weather1 websol76 webster1 wedding1 welcome0 welcome01 welcome1 welcome12
welcome123 welcome123456789 welcome2 welcome4 welcome5 welcome7 welcome8 welkom01 wenef45313 wert1234 werty123
werty12345 west1234 western1 westham1 westside1 wg8e3wjf whatever1 whiskey1 whisper1 whitney1 wifey200 wildcat1
wildcat7 wildman1 william0 william1 william2 william3 william4 william6 william7 william8 williams1 willie12 willow01
willy123 windows1 windows2 windows9 windsor1 winner12 winner69 winnipeg261 winston1 winston2 winston3 winston6
winston9 winter00 winter01 winter07 winter09 winter11 winter12 winter13 winter98 winter99 wizard12 wltfg4ta wnmaz7sd
wolfman1 woody123 wordpass1 working1 world123 worr3619 wow12345 wowlook1 wp2003wp wrest666 wrestle1 wrestling1
wrinkle1 wrinkle5 wtsfjmi7 wutang36 wwr8x9pu wwwooo1234 wwwwwww1 x002tp00 x123456x x4ww5qdr x72jhhu3z xaccess2
xakep1234 xehrf2011 xiaoyua123 xohzi3g4 xsvnd4b2 xsw21qaz xsw23edc xsw2zaq1 xxx12345 xxxp455w0rd5 xxxxxxx1 xyh28af4
xzsawq21 yamaha12 yamahar1 yamahar6 yankee23 yankees0 yankees1 yankees2 yankees23 yankees3 yankees4 yankees7 yankees9
yanshi1982 ybrbnf_25 ybrjkfq1 year2000 year2005 yelena03 yellow12 yellow22 yes90125 yfcnz123 ym3cautj yolanda1
yourmom1 yousuck1 yqlgr667 yr8wdxcq ytdxz2ca ytrewq11 yuitre12 yujyd360 yvtte545 yxkck878 yy5rbfsc yyyyyyy1 yzerman1
z1234567 z123456789 z123456z z1x2c3v4 z1x2c3v4b5 z1x2c3v4b5n6 z1x2c3v4b5n6m7 z1z2z3z4 z3cn2erv zachary1 zaphod42
zaq!2wsx zaq11qaz zaq12345 zaq123wsx zaq12qaz zaq12wsx zaq12wsxcde3 zaq12wsxcde34rfv zaq1xsw2 zaq1xsw2cde3 zaqwsx123
zaqxsw123 zebra123 zenit2011 zexts364325 zheng2568 zidane10 ziggy123 zippo123 zippy123 zjses9evpa zldej102 zolushka2
zombie13 zorro123 zpflhjn1 zqjphsyf6ctifgu zse45rdx zse4xdr5 zsecyus56 zwt2sbzl zx123456 zx123456789 zxasqw12 zxc12345
zxc123456 zxc123qwe zxc123zxc zxcasd123 zxcasdqwe123 zxcv1234 zxcv4321 zxcvb123 zxcvb1234 zxcvb12345 zxcvbn12
zxcvbn123 zxcvbn123456 zxcvbn3215 zxcvbnm1 zxcvbnm12 zxcvbnm123 zxcvbnm1234 zxcvbnm123456789 zz123456 zz8807zpl
zzzzzzz1
`

/** Passwords that are guessed first, in lower case: compare a password that is in lower case too. */
export const commonPasswords: readonly string[] = list.trim().split(/\s/)

const known: ReadonlySet<string> = new Set(commonPasswords)

/** Whether a password is one of the most common ones, ignoring case. In NFKC, as passwords are hashed. */
export function isCommonPassword(password: string): boolean {
  return known.has(password.normalize('NFKC').toLowerCase())
}
