// Generated from schemas/platform/systemStatus.schema.json by `npm run gen`. Do not edit.

export const validate = validate20;

const schema31 = {"$id":"systemStatus","type":"object","required":["maintenance","regionRestriction"],"properties":{"maintenance":{"type":"boolean"},"regionRestriction":{"type":"boolean"},"maintenanceEnd":{"type":"integer"},"location":{"type":"object","properties":{"ip":{"type":"string"},"country":{"type":"string"}}},"info":{"type":"object","properties":{"whitelabel":{"$ref":"#/$defs/switchNode"}}},"customerService":{"type":"array","items":{"type":"object","required":["csType","path"],"properties":{"csType":{"enum":["VIP","LIVECHAT"]},"path":{"type":"string"}}}},"analytics":{"type":"object","properties":{"gtagId":{"type":"string"}}},"imageCDNs":{"type":"array","items":{"type":"string"}},"launchGameCDNs":{"type":"array","items":{"type":"string"}}},"$defs":{"switchNode":{"type":"object","required":["modId","enabled"],"properties":{"modId":{"type":"string"},"enabled":{"type":"boolean"},"childrenNodes":{"type":"array","items":{"$ref":"#/$defs/switchNode"}}}}}};
const schema32 = {"type":"object","required":["modId","enabled"],"properties":{"modId":{"type":"string"},"enabled":{"type":"boolean"},"childrenNodes":{"type":"array","items":{"$ref":"#/$defs/switchNode"}}}};
const wrapper0 = {validate: validate21};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.modId === undefined) && (missing0 = "modId")) || ((data.enabled === undefined) && (missing0 = "enabled"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.modId !== undefined){
const _errs1 = errors;
if(typeof data.modId !== "string"){
validate21.errors = [{instancePath:instancePath+"/modId",schemaPath:"#/properties/modId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs3 = errors;
if(typeof data.enabled !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.childrenNodes !== undefined){
let data2 = data.childrenNodes;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(wrapper0.validate(data2[i0], {instancePath:instancePath+"/childrenNodes/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/childrenNodes",schemaPath:"#/properties/childrenNodes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"modId":true,"enabled":true,"childrenNodes":true},"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="systemStatus" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.maintenance === undefined) && (missing0 = "maintenance")) || ((data.regionRestriction === undefined) && (missing0 = "regionRestriction"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.maintenance !== undefined){
const _errs1 = errors;
if(typeof data.maintenance !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/maintenance",schemaPath:"#/properties/maintenance/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.regionRestriction !== undefined){
const _errs3 = errors;
if(typeof data.regionRestriction !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/regionRestriction",schemaPath:"#/properties/regionRestriction/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maintenanceEnd !== undefined){
let data2 = data.maintenanceEnd;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate20.errors = [{instancePath:instancePath+"/maintenanceEnd",schemaPath:"#/properties/maintenanceEnd/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.location !== undefined){
let data3 = data.location;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.ip !== undefined){
const _errs9 = errors;
if(typeof data3.ip !== "string"){
validate20.errors = [{instancePath:instancePath+"/location/ip",schemaPath:"#/properties/location/properties/ip/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.country !== undefined){
const _errs11 = errors;
if(typeof data3.country !== "string"){
validate20.errors = [{instancePath:instancePath+"/location/country",schemaPath:"#/properties/location/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.info !== undefined){
let data6 = data.info;
const _errs13 = errors;
if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.whitelabel !== undefined){
if(!(validate21(data6.whitelabel, {instancePath:instancePath+"/info/whitelabel",parentData:data6,parentDataProperty:"whitelabel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/info",schemaPath:"#/properties/info/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.customerService !== undefined){
let data8 = data.customerService;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data8)){
var valid3 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs18 = errors;
if(errors === _errs18){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing1;
if(((data9.csType === undefined) && (missing1 = "csType")) || ((data9.path === undefined) && (missing1 = "path"))){
validate20.errors = [{instancePath:instancePath+"/customerService/" + i0,schemaPath:"#/properties/customerService/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data9.csType !== undefined){
let data10 = data9.csType;
const _errs20 = errors;
if(!((data10 === "VIP") || (data10 === "LIVECHAT"))){
validate20.errors = [{instancePath:instancePath+"/customerService/" + i0+"/csType",schemaPath:"#/properties/customerService/items/properties/csType/enum",keyword:"enum",params:{allowedValues: schema31.properties.customerService.items.properties.csType.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.path !== undefined){
const _errs21 = errors;
if(typeof data9.path !== "string"){
validate20.errors = [{instancePath:instancePath+"/customerService/" + i0+"/path",schemaPath:"#/properties/customerService/items/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/customerService/" + i0,schemaPath:"#/properties/customerService/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs18 === errors;
if(!valid3){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/customerService",schemaPath:"#/properties/customerService/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.analytics !== undefined){
let data12 = data.analytics;
const _errs23 = errors;
if(errors === _errs23){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.gtagId !== undefined){
if(typeof data12.gtagId !== "string"){
validate20.errors = [{instancePath:instancePath+"/analytics/gtagId",schemaPath:"#/properties/analytics/properties/gtagId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/analytics",schemaPath:"#/properties/analytics/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imageCDNs !== undefined){
let data14 = data.imageCDNs;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data14)){
var valid6 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
const _errs29 = errors;
if(typeof data14[i1] !== "string"){
validate20.errors = [{instancePath:instancePath+"/imageCDNs/" + i1,schemaPath:"#/properties/imageCDNs/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs29 === errors;
if(!valid6){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/imageCDNs",schemaPath:"#/properties/imageCDNs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.launchGameCDNs !== undefined){
let data16 = data.launchGameCDNs;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data16)){
var valid7 = true;
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
const _errs33 = errors;
if(typeof data16[i2] !== "string"){
validate20.errors = [{instancePath:instancePath+"/launchGameCDNs/" + i2,schemaPath:"#/properties/launchGameCDNs/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs33 === errors;
if(!valid7){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/launchGameCDNs",schemaPath:"#/properties/launchGameCDNs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"maintenance":true,"regionRestriction":true,"maintenanceEnd":true,"location":true,"info":true,"customerService":true,"analytics":true,"imageCDNs":true,"launchGameCDNs":true},"dynamicProps":false,"dynamicItems":false};

